import { type Command } from 'commander';
import { AccountNotFound } from '../../modules/accounts/accounts.errors.js';
import { AccountsService } from '../../modules/accounts/accounts.service.js';
import { notFound } from '../exit-code.js';
import { type Ops } from '../ops.js';
import { record } from '../report.js';

/** Creators' accounts. */
export function accountsArea(ops: Ops): Command {
  return ops.area('accounts', "creators' accounts").addCommand(
    ops
      .verb('show', 'show an account')
      .argument('<id>', 'its display ID, current or former, or its account ID')
      .action(
        ops.withServices(async (app, _options, id = '') => {
          const account = await app
            .get(AccountsService, { strict: false })
            .getPublic(id)
            .catch((error: unknown) => {
              if (error instanceof AccountNotFound) throw notFound(`There is no account ${id}.`);
              throw error;
            });
          return record({ ...account });
        }),
      ),
  );
}
