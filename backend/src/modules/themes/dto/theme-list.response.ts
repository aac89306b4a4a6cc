import { ApiSchema } from '@nestjs/swagger';
import { ApiList, ApiTotal } from '../../../common/http/api-fields.js';
import { ThemeResponse } from './theme.response.js';

/** An upper bound for the API description. */
const MAX_THEMES = 100;

/** The available themes. */
@ApiSchema({ name: 'ThemeList' })
export class ThemeListResponse {
  @ApiList(
    'In display order, grouped by category. The first theme is the default of new pages.',
    ThemeResponse,
    { max: MAX_THEMES },
  )
  results: ThemeResponse[];

  @ApiTotal({ maximum: MAX_THEMES, example: 16 })
  total: number;
}
