import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/config/app-config.js';
import { Transactions } from '../src/database/transactions.js';
import { AccountsService } from '../src/modules/accounts/accounts.service.js';
import { DisplayIdsRepository } from '../src/modules/accounts/display-ids.repository.js';
import { emailKey } from '../src/modules/accounts/email-key.js';
import { NewAccounts } from '../src/modules/accounts/new-accounts.js';
import { DocumentsService } from '../src/modules/documents/documents.service.js';
import { HeadlinesService } from '../src/modules/headlines/headlines.service.js';
import { LinksService } from '../src/modules/links/links.service.js';
import { Passwords } from '../src/security/passwords/passwords.js';
import { addDemoContents } from './demo-contents.js';
import { DEMO_CREATOR, DEMO_HEADLINES, DEMO_PAGE } from './demo-creator.js';
import { addDemoLinks, DEMO_ICON } from './demo-links.js';
import { withPaintedFiles } from './painted-files.js';

/** Gives a database without accounts its demo creator, through the application's own services. */
async function seedDemo(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.register(loadConfig()), {
    logger: ['error', 'warn'],
  });
  try {
    const [{ empty } = { empty: false }] = await app
      .get(DataSource)
      .query<{ empty: boolean }[]>('SELECT NOT EXISTS (SELECT 1 FROM accounts) AS empty');
    if (!empty) return;
    const { displayId, displayName, email, password, introduction } = DEMO_CREATOR;
    const passwordHash = await app.get(Passwords, { strict: false }).hash(password);
    const key = emailKey(email);
    const accountId = await app.get(Transactions).run(async (tx) => {
      await app
        .get(DisplayIdsRepository, { strict: false })
        .hold(tx, displayId, key, new Date(Date.now() + 60_000));
      return app.get(NewAccounts, { strict: false }).create(tx, {
        displayId,
        displayName,
        email,
        emailKey: key,
        passwordHash,
        language: 'ja',
        termsVersion: app.get(DocumentsService, { strict: false }).termsVersion,
      });
    });
    const headlines = app.get(HeadlinesService, { strict: false });
    for (const { type, text } of DEMO_HEADLINES) await headlines.set(accountId, type, text);
    await withPaintedFiles(async (paint) => {
      const icon = await paint('icon', DEMO_ICON);
      await app
        .get(AccountsService, { strict: false })
        .update(accountId, { ...DEMO_PAGE, introduction, icon });
      await addDemoLinks(app.get(LinksService, { strict: false }), accountId, paint);
      await addDemoContents(app, accountId, paint);
    });
  } finally {
    await app.close();
  }
}

await seedDemo();
