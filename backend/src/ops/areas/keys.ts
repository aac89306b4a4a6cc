import { compareKeys, readMarks, recordKeys } from '../../security/key-checks.js';
import { OpsError } from '../exit-code.js';
import { type Area, type Ops } from '../ops.js';
import { audited } from '../report.js';

const LOST = {
  PASSWORD_PEPPER: 'every password must be reset by e-mail',
  ENCRYPTION_KEY: 'linked accounts must be linked again',
};

/** Secrets that differ from those the data were made with. */
export function keysArea(ops: Ops): Area {
  const area = ops.area('keys', 'the secrets on which stored data depends');
  area
    .destructiveVerb('accept', 'accept the configured secrets after the previous ones were lost')
    .withConnection(async (client, { secrets }, { dryRun = false }) => {
      const { wrong } = compareKeys(await readMarks(client), secrets);
      if (wrong.length === 0)
        throw new OpsError(
          'PASSWORD_PEPPER and ENCRYPTION_KEY match the stored data; there is nothing to accept.',
        );
      if (!dryRun) await recordKeys(client, secrets);
      const names = wrong.join(' and ');
      const lost = wrong.map((name) => LOST[name]).join(', and ');
      const words = `${names} ${dryRun ? 'would be ' : ''}accepted: ${lost}.`;
      return { ...audited(words, { dryRun, accepted: wrong }), about: names };
    });
  return area;
}
