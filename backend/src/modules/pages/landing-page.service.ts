import { Injectable, Logger } from '@nestjs/common';
import { type Language } from '../../common/rules/language.js';
import { AppConfig } from '../../config/app-config.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { toThemeList } from '../themes/theme.mapper.js';
import { type LandingPage } from './dto/page-data.js';

/** Reads the data of the landing page. */
@Injectable()
export class LandingPageService {
  private readonly logger = new Logger(LandingPageService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly accounts: AccountsService,
  ) {}

  /** Never fails: the landing page also works without a database. */
  async read(language: Language): Promise<LandingPage> {
    return { kind: 'landing', themes: toThemeList(language), example: await this.findExample() };
  }

  /** Whether the example was found, if one is configured. It may be created without a change notification. */
  isWhole({ example }: LandingPage): boolean {
    return example !== null || this.config.exampleDisplayId === null;
  }

  private async findExample(): Promise<LandingPage['example']> {
    const { exampleDisplayId } = this.config;
    if (exampleDisplayId === null) return null;
    try {
      const { id: accountId, displayId } = await this.accounts.getPublic(exampleDisplayId);
      return { accountId, displayId };
    } catch (error) {
      if (!(error instanceof AccountNotFound))
        this.logger.error({ event: 'page.part-failed', part: 'example', err: error });
      return null;
    }
  }
}
