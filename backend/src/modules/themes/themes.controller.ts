import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { ThemeListResponse } from './dto/theme-list.response.js';
import { toThemeList } from './theme.mapper.js';

@ApiTags('themes')
@Controller('api/themes')
export class ThemesController {
  @Get()
  @Public('anonymous')
  @ApiSummary(
    'List themes',
    'Lists the themes with their names, in the language of the request, and their design tokens.',
  )
  @ApiOkResponse({ description: 'The themes.', type: ThemeListResponse })
  @Fails()
  listThemes(): ThemeListResponse {
    return toThemeList(requestLanguage());
  }
}
