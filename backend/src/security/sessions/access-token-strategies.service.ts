import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { KeyRingService } from '../key-ring.service.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { SessionsService } from './sessions.service.js';

/** The strategies by which access tokens are read: one for each key that tokens may have been signed with. */
@Injectable()
export class AccessTokenStrategiesService implements OnModuleDestroy {
  private readonly strategies: AccessTokenStrategy[];

  constructor(keys: KeyRingService, config: AppConfig, sessions: SessionsService) {
    this.strategies = keys.keys('access-token').map((key) => new AccessTokenStrategy(key, config, sessions));
  }

  /** The names under which Passport knows them, the newest key's first. */
  get names(): string[] {
    return this.strategies.map(({ registeredAs }) => registeredAs);
  }

  onModuleDestroy(): void {
    for (const strategy of this.strategies) strategy.unregister();
  }
}
