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

/** The response of a server that accepts requests. */
interface Readiness {
  status: 'ok';
  /** How many read replicas are configured and how many are in use. */
  replicas?: { configured: number; used: number };
}

/** Probes for the orchestrator, not for API clients. */
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

  /** Readiness, and the version of the product. */
  @Get()
  @Public('anonymous')
  async health(): Promise<Readiness & { version: string }> {
    return { ...(await this.ready()), version: PRODUCT_VERSION };
  }

  /** Liveness: the event loop responds. */
  @Get('live')
  @Public('anonymous')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Readiness: the database responds and the server is not stopping. File storage is not checked, since pages work
   * without it and its outage would take out every server at once; nor are replicas, since the primary replaces them.
   */
  @Get('ready')
  @Public('anonymous')
  async ready(): Promise<Readiness> {
    if (this.state.draining) throw new ServiceUnavailable();
    await this.dataSource.query('SELECT 1');
    const replicas = this.replicas.counts;
    return replicas.configured === 0 ? { status: 'ok' } : { status: 'ok', replicas };
  }

  /** How this request arrived through the proxies. 404 for anybody but the doctor. */
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

/** An address without the prefix of IPv4 on a dual-stack socket. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}
