import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { EmergencyListResponse } from './dto/emergency-list.response.js';
import { EmergenciesService } from './emergencies.service.js';
import { toEmergencyList } from './emergency.mapper.js';

@ApiTags('emergencies')
@Controller('api/emergencies')
export class EmergenciesController {
  constructor(private readonly emergencies: EmergenciesService) {}

  @Get()
  @Public('anonymous')
  @ApiSummary(
    'List emergency notices',
    'Lists the notices that every page currently shows. Pages request them on every navigation.',
  )
  @ApiOkResponse({ description: 'The current notices.', type: EmergencyListResponse })
  @Fails()
  listEmergencies(): EmergencyListResponse {
    return toEmergencyList(this.emergencies.inForce(), requestLanguage());
  }
}
