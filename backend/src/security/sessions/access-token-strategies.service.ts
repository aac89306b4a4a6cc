import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { KeyRingService } from '../key-ring.service.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { SessionsService } from './sessions.service.js';

/** One access token strategy per signing key. */
@Injectable()
export class AccessTokenStrategiesService implements OnModuleDestroy {
  private readonly strategies: AccessTokenStrategy[];

  constructor(keys: KeyRingService, config: AppConfig, sessions: SessionsService) {
    this.strategies = keys.keys('access-token').map((key) => new AccessTokenStrategy(key, config, sessions));
  }

  /** Their names in Passport, the current key's first. */
  get names(): string[] {
    return this.strategies.map(({ registeredAs }) => registeredAs);
  }

  onModuleDestroy(): void {
    for (const strategy of this.strategies) strategy.unregister();
  }
}
