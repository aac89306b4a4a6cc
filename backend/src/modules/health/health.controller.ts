import { Controller, Get, HttpCode } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../../common/auth/public.decorator.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { ServerState } from './server-state.js';

/** For the machine that watches the process, not for clients of the API. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly state: ServerState,
  ) {}

  /** The process runs and its event loop turns. */
  @Get('live')
  @Public('anonymous')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Requests may be sent here: the database answers and the server is not stopping. The store of files is not asked:
   * pages are served without it, and all servers together would be taken out for its sake.
   */
  @Get('ready')
  @Public('anonymous')
  async ready(): Promise<{ status: 'ok' }> {
    if (this.state.draining) throw new ServiceUnavailable();
    await this.dataSource.query('SELECT 1');
    return { status: 'ok' };
  }
}
