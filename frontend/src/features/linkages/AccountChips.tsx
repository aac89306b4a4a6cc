import { BadgeCheck, ChevronDown } from 'lucide-react';
import { ProviderMark } from '../../components/pictures/ProviderMark';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { type Linkage } from '../../api/generated/model/linkage';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './AccountChips.module.css';

/** The creator vouches for owning the account. */
const ACCOUNT_REL = 'me noopener ugc';

function Account({ linkage, still }: { linkage: Linkage; still: boolean }) {
  const { t } = useTranslation('profile');
  const { providerName, providerDisplayName, profilePageUrl, snsAccountName } = linkage;
  const shown = (
    <>
      <ProviderMark provider={providerName} />
      <VisuallyHidden>{providerDisplayName}</VisuallyHidden>
      <span className={styles.name} dir="auto">
        {snsAccountName}
      </span>
      <BadgeCheck className={styles.connected} size={16} aria-hidden />
      <VisuallyHidden>{t('linkages.connected')}</VisuallyHidden>
    </>
  );
  if (still) return <span className={styles.chip}>{shown}</span>;
  return (
    <a className={styles.chip} href={profilePageUrl} target="_blank" rel={ACCOUNT_REL}>
      {shown}
    </a>
  );
}

/** The accounts by service, in their order. */
function byService(linkages: readonly Linkage[]): Linkage[][] {
  return [...Map.groupBy(linkages, ({ providerName }) => providerName).values()];
}

interface AccountChipsProps {
  linkages: readonly Linkage[];
  /** Whether they are part of a preview, without links. */
  still?: boolean;
}

/** The creator's linked accounts. Several accounts of a service form a menu that works without JavaScript. */
export function AccountChips({ linkages, still = false }: AccountChipsProps) {
  const { t } = useTranslation('profile');
  if (linkages.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('linkages.label')}>
      {byService(linkages).map((accounts) => {
        const [first, ...others] = accounts;
        if (first === undefined) return null;
        if (others.length === 0) {
          return (
            <li key={first.providerName}>
              <Account linkage={first} still={still} />
            </li>
          );
        }
        return (
          <li key={first.providerName}>
            <details className={styles.several} name="linked-accounts">
              <summary className={styles.chip}>
                <ProviderMark provider={first.providerName} />
                {t('linkages.choose', { service: first.providerDisplayName, count: accounts.length })}
                <ChevronDown size={16} aria-hidden />
              </summary>
              <ul className={styles.list}>
                {accounts.map((linkage) => (
                  <li key={linkage.linkageId}>
                    <Account linkage={linkage} still={still} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
