import { Controller, Get, HttpCode, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request } from 'express';
import { DataSource } from 'typeorm';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound, ServiceUnavailable } from '../../common/errors/request-errors.js';
import { AppConfig } from '../../config/app-config.js';
import { PRODUCT_VERSION } from '../../config/product-version.js';
import { ReadReplicasService } from '../../database/replicas/read-replicas.service.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { type Arrival, DOCTOR_PASS, isDoctorPass } from './arrival.js';
import { ServerStateService } from './server-state.service.js';

/** What a server says that may be sent requests. */
interface Readiness {
  status: 'ok';
  /** How many read replicas there are to be, and to how many of them reads are sent. */
  replicas?: { configured: number; used: number };
}

/** For the machine that watches the process, not for clients of the API. */
@ApiExcludeController()
@Unthrottled()
@Controller('health')
export class HealthController {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly replicas: ReadReplicasService,
    private readonly state: ServerStateService,
  ) {}

  /** Whether requests may be sent here, and which version answers them. */
  @Get()
  @Public('anonymous')
  async health(): Promise<Readiness & { version: string }> {
    return { ...(await this.ready()), version: PRODUCT_VERSION };
  }

  /** The process runs and its event loop turns. */
  @Get('live')
  @Public('anonymous')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Requests may be sent here: the database answers and the server is not stopping. The store of files is not asked:
   * pages are served without it, and all servers together would be taken out for its sake. Nor does a replica matter that
   * is away, since the primary stands in for it; where there are to be any, it is told how many are used.
   */
  @Get('ready')
  @Public('anonymous')
  async ready(): Promise<Readiness> {
    if (this.state.draining) throw new ServiceUnavailable();
    await this.dataSource.query('SELECT 1');
    const replicas = this.replicas.counts;
    return replicas.configured === 0 ? { status: 'ok' } : { status: 'ok', replicas };
  }

  /** How this very request arrived, through whatever stands in front. For the doctor alone: nobody else finds it. */
  @Get('arrival')
  @Public('anonymous')
  arrival(@Req() request: Request): Arrival {
    if (!isDoctorPass(this.config.secrets.encryption, request.get(DOCTOR_PASS) ?? '')) throw new NotFound();
    const forwardedFor = (request.get('x-forwarded-for') ?? '')
      .split(',')
      .map(plain)
      .filter((each) => each !== '');
    return {
      peer: plain(request.socket.remoteAddress ?? ''),
      forwardedFor,
      client: plain(request.ip ?? ''),
    };
  }
}

/** An address without the prefix that IPv4 has on a socket of both versions. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}
