import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { LookUpRedirectQuery } from './dto/look-up-redirect.query.js';
import { RedirectTargetResponse } from './dto/redirect-target.response.js';
import { RedirectsService } from './redirects.service.js';

@ApiTags('redirects')
@Controller('api/redirects')
export class RedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  @Get()
  @Public('anonymous')
  @ApiSummary(
    'Ask whether a page leads elsewhere',
    'Pages ask for the path they show: a path of this site is followed in place, any other address by a full load. A document request for such a path is redirected by the server itself.',
  )
  @ApiOkResponse({ description: 'Where the page leads, if anywhere.', type: RedirectTargetResponse })
  @Fails(InvalidInput)
  lookUpRedirect(@Query() { path }: LookUpRedirectQuery): RedirectTargetResponse {
    return { redirectUrl: this.redirects.lookUp(path) };
  }
}
