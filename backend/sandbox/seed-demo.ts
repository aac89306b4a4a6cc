import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/config/app-config.js';
import { AccountsService } from '../src/modules/accounts/accounts.service.js';
import { HeadlinesService } from '../src/modules/headlines/headlines.service.js';
import { LinksService } from '../src/modules/links/links.service.js';
import { NewsroomService } from '../src/modules/news/newsroom.service.js';
import { addDemoContents } from './demo-contents.js';
import { DEMO_CREATOR, DEMO_HEADLINES, DEMO_PAGE } from './demo-creator.js';
import { addDemoInsights } from './demo-insights.js';
import { linkDemoAccounts } from './demo-linkages.js';
import { addDemoLinks } from './demo-links.js';
import { publishDemoNews } from './demo-news.js';
import { demoPicture } from './demo-pictures.js';
import { makeCreator } from './new-creator.js';

/** Creates the demo creator in an empty database, through the application's services. */
async function seedDemo(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.register(loadConfig()), {
    logger: ['error', 'warn'],
  });
  try {
    const [{ empty } = { empty: false }] = await app
      .get(DataSource)
      .query<{ empty: boolean }[]>('SELECT NOT EXISTS (SELECT 1 FROM accounts) AS empty');
    if (!empty) return;
    const accountId = await makeCreator(app, DEMO_CREATOR);
    const { introduction, translations } = DEMO_CREATOR;
    const headlines = app.get(HeadlinesService, { strict: false });
    for (const { type, text } of DEMO_HEADLINES) await headlines.set(accountId, type, text);
    const icon = await demoPicture('icon', 'icon');
    const cover = await demoPicture('cover', 'meadow');
    await app
      .get(AccountsService, { strict: false })
      .update(accountId, { ...DEMO_PAGE, introduction, translations, icon, cover });
    await addDemoLinks(app.get(LinksService, { strict: false }), accountId);
    await addDemoContents(app, accountId);
    // After the account, because older news is not new to it.
    await publishDemoNews(app.get(NewsroomService, { strict: false }));
    await linkDemoAccounts(app, accountId);
    await addDemoInsights(app, accountId, DEMO_CREATOR.displayId);
  } finally {
    await app.close();
  }
}

await seedDemo();
