import { Controller, Get, HttpCode } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../../common/auth/public.decorator.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { MediaStore } from '../../storage/media-store.js';
import { ServerState } from './server-state.js';

/** For the machine that watches the process, not for clients of the API. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly state: ServerState,
    private readonly store: MediaStore,
  ) {}

  /** The process runs and its event loop turns. */
  @Get('live')
  @Public('anonymous')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Requests may be sent here: the database and the store of files answer, and the server is not stopping. */
  @Get('ready')
  @Public('anonymous')
  async ready(): Promise<{ status: 'ok' }> {
    if (this.state.draining) throw new ServiceUnavailable();
    await Promise.all([this.dataSource.query('SELECT 1'), this.store.check()]);
    return { status: 'ok' };
  }
}
