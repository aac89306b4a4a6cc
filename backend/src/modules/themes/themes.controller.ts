import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
  @ApiOperation({
    operationId: 'listThemes',
    summary: 'Read the themes',
    description:
      'The looks that a page can have, in the language of the request: names to choose by, and what each draws a page with.',
  })
  @ApiOkResponse({ description: 'The themes.', type: ThemeListResponse })
  @Fails()
  listThemes(): ThemeListResponse {
    return toThemeList(requestLanguage());
  }
}
