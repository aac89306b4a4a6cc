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
    'Look up a redirect',
    'Pages look up the path they show. A target on this site is opened in place, any other by a full page load. The server itself redirects document requests.',
  )
  @ApiOkResponse({
    description: 'The target of the redirect, if there is one.',
    type: RedirectTargetResponse,
  })
  @Fails(InvalidInput)
  lookUpRedirect(@Query() { path }: LookUpRedirectQuery): RedirectTargetResponse {
    return { redirectUrl: this.redirects.lookUp(path) };
  }
}
