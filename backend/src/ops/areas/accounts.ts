import { type INestApplicationContext } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { LANGUAGES } from '../../common/rules/language.js';
import { checkEmail } from '../../common/rules/email-address.js';
import { AccountOperationsService } from '../../modules/accounts/account-operations.service.js';
import { AccountNotFound, EmailTaken } from '../../modules/accounts/accounts.errors.js';
import {
  ACCOUNT_STATES,
  type AccountSearch,
  type FoundAccount,
} from '../../modules/accounts/accounts.repository.js';
import { type OperatedAccountView } from '../../modules/accounts/operated-account.read-model.js';
import { displayIdKey } from '../../modules/accounts/reserved-display-ids.js';
import { emailKey } from '../../modules/accounts/email-key.js';
import {
  type ActingOperator,
  OperatorActsService,
} from '../../modules/operator-acts/operator-acts.service.js';
import { toPicture } from '../../modules/pictures/picture.mapper.js';
import { themeOrDefault } from '../../modules/themes/themes.js';
import { LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { EXIT, OpsError, orNotFound } from '../exit-code.js';
import { type Area, type Ops, operatorOf, type Options } from '../ops.js';
import { properties, type Report, table, unaudited } from '../report.js';
import { DAY_MS, readCount, readDay, readReason } from '../values.js';

/** The owner reads the reason, so it is written in their language, which `show` lists. */
const REASON = 'the reason, which is sent to the account’s owner';

const MAX_LIMIT = 1000;

const ID = 'a current or former display ID, or an account ID';

/** Creators' accounts. */
export function accountsArea(ops: Ops): Area {
  const area = ops.area('accounts', "creators' accounts");
  area
    .verb('list', 'find accounts, newest first')
    .option('--id <part>', 'whose current or former display ID contains this')
    .option('--email <part>', 'whose e-mail address contains this')
    .option('--state <state>', `in this state: ${ACCOUNT_STATES.join(', ')}`)
    .option('--from <day>', 'created on this day or later, like 2027-03-01 (UTC)')
    .option('--to <day>', 'created on this day or earlier')
    .option('--limit <count>', `the maximum number, up to ${MAX_LIMIT}`, '50')
    .withServices(async (app, options) => list(await operations(app).search(readSearch(options))));
  area
    .verb(
      'show',
      'show an account, even if it is suspended or deleted; counts include what visitors cannot see',
    )
    .argument('<id>', `${ID}, or an e-mail address`)
    .withServices(async (app, _options, value = '') => {
      const account = await find(app, value, { byEmail: true });
      return properties(toRecord(account, await operations(app).summarise(account.id)));
    });
  area
    .destructiveVerb(
      'suspend',
      'suspend an account until it is restored: nobody can use or see it, and its sessions end',
    )
    .argument('<id>', ID)
    .option('--reason <words>', REASON)
    .withServices(async (app, { dryRun = false, reason }, value = '') => {
      const acting = actingOperator(app, readReason(reason, dryRun !== true));
      const { id, displayId, suspendedAt } = await find(app, value);
      const changed = dryRun ? suspendedAt === null : await operations(app).suspend(id, acting);
      const words = dryRun ? 'would be suspended' : 'is suspended';
      return unaudited(`${displayId} ${changed ? words : 'was already suspended'}.`, {
        dryRun,
        id,
        displayId,
        changed,
      });
    });
  area
    .verb('restore', 'restore an account that is suspended, or deleted but not yet erased')
    .argument('<id>', ID)
    .option('--reason <words>', REASON)
    .withServices(async (app, { reason }, value = '') => {
      const { id, displayId } = await find(app, value);
      const changed = await operations(app)
        .restore(id, actingOperator(app, readReason(reason, false)))
        .catch((error: unknown) => {
          if (!(error instanceof EmailTaken)) throw error;
          throw new OpsError(`Another account now has the e-mail address of ${displayId}.`);
        });
      const words = changed ? 'has been restored' : 'was neither suspended nor deleted';
      return unaudited(`${displayId} ${words}.`, { id, displayId, changed });
    });
  area
    .destructiveVerb(
      'delete',
      'delete an account for its owner; it can be restored until it is erased after PURGE_DAYS',
    )
    .argument('<id>', ID)
    .option('--reason <words>', REASON)
    .withServices(async (app, { dryRun = false, reason }, value = '') => {
      const acting = actingOperator(app, readReason(reason, dryRun !== true));
      const account = await find(app, value);
      const { id, displayId } = account;
      const changed = dryRun
        ? await operations(app).isClosable(account)
        : await operations(app).delete(id, acting);
      const words = dryRun ? 'would be deleted' : 'has been deleted';
      return unaudited(`${displayId} ${changed ? words : 'was already deleted'}.`, {
        dryRun,
        id,
        displayId,
        changed,
      });
    });
  area
    .verb('unlock', 'unlock logins with an e-mail address after too many wrong passwords')
    .argument('<email>', 'the e-mail address')
    .withServices(async (app, _options, value = '') => {
      const email = value.trim();
      if (checkEmail(email) !== null) {
        throw new OpsError(`email: ${email} is not an e-mail address.`, EXIT.usage);
      }
      const unlocked = await app.get(LoginLockService, { strict: false }).unlock(emailKey(email));
      // The audit log does not store the address.
      const act = { act: 'accounts unlock', operator: actingOperator(app, null).operator };
      if (unlocked) await app.get(OperatorActsService, { strict: false }).record(act);
      const words = unlocked ? 'has been unlocked' : 'was not locked and had no failed logins';
      return unaudited(`${email} ${words}.`, { email, unlocked });
    });
  return area;
}

function operations(app: INestApplicationContext): AccountOperationsService {
  return app.get(AccountOperationsService, { strict: false });
}

/** The operator and the reason, for the audit log. */
function actingOperator(app: INestApplicationContext, reason: string | null): ActingOperator {
  return { operator: operatorOf(app.get(AppConfig, { strict: false })), reason };
}

/** @throws OpsError when there is no such account */
async function find(
  app: INestApplicationContext,
  id: string,
  { byEmail = false } = {},
): Promise<OperatedAccountView> {
  const found = byEmail && id.includes('@') ? operations(app).getByEmail(id) : operations(app).get(id);
  return orNotFound(found, AccountNotFound, `There is no account ${id}.`);
}

/** An account as operators read it: each list is joined into one line. */
function toRecord(
  {
    icon,
    cover,
    themeId,
    categoryNames,
    headlines,
    blocks,
    translations,
    doneSteps,
    ...account
  }: OperatedAccountView,
  {
    createdAt,
    language,
    linkages,
    socialLogins,
    ...counts
  }: Awaited<ReturnType<AccountOperationsService['summarise']>>,
) {
  return {
    ...account,
    createdAt,
    language,
    line: socialLogins.find(({ provider }) => provider === 'line')?.displayName ?? null,
    linkages: inOneLine(linkages),
    ...counts,
    icon: icon && toPicture(icon).url,
    cover: cover && toPicture(cover).url,
    theme: themeOrDefault(themeId).name,
    translations: inOneLine(
      LANGUAGES.flatMap((each) => {
        const { displayName = null, introduction = null } = translations[each] ?? {};
        const texts = [displayName, introduction].filter((text) => text !== null);
        return texts.length === 0 ? [] : `${each}: ${texts.join(' / ')}`;
      }),
    ),
    doneSteps: inOneLine(doneSteps),
    categories: inOneLine(categoryNames.map(({ ja }) => ja)),
    headlines: inOneLine(headlines.flatMap(({ type, text }) => (text === null ? [] : `${type}: ${text}`))),
    blocks: inOneLine(blocks.map(({ name, shown }) => (shown ? name : `${name} (hidden)`))),
  };
}

/** @throws OpsError when an option is invalid */
function readSearch({ id, email, state, from, to, limit }: Options): AccountSearch {
  const accountState = ACCOUNT_STATES.find((each) => each === state) ?? null;
  if (state !== undefined && accountState === null)
    throw new OpsError(`--state: give one of ${ACCOUNT_STATES.join(', ')}.`, EXIT.usage);
  const until = readDay('--to', to);
  return {
    displayId: typeof id === 'string' ? displayIdKey(id.trim().replace(/^@/, '')) : null,
    email: typeof email === 'string' ? emailKey(email.trim()) : null,
    state: accountState,
    from: readDay('--from', from),
    to: until && new Date(until.getTime() + DAY_MS),
    limit: readCount('--limit', String(limit), MAX_LIMIT),
  };
}

function list(found: FoundAccount[]): Report {
  const accounts = found.map(({ total: _total, ...account }) => account);
  const shown = table(
    accounts,
    {
      'display id': ({ displayId }) => displayId && `@${displayId}`,
      name: ({ displayName }) => displayName,
      email: ({ email }) => email,
      state: ({ state }) => state,
      created: ({ createdAt }) => createdAt,
      id: ({ id }) => id,
    },
    'No accounts found.',
  );
  const total = found[0]?.total ?? 0;
  const more = total > found.length ? `\n\n${total - found.length} more.` : '';
  return { ...shown, text: `${shown.text}${more}`, json: { results: accounts, total } };
}

function inOneLine(parts: string[]): string | null {
  return parts.length > 0 ? parts.join(', ') : null;
}
