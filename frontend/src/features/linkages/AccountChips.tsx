import { BadgeCheck, ChevronDown } from 'lucide-react';
import { ProviderMark } from '../../components/pictures/ProviderMark';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { type BriefLinkage } from '../../api/generated/model/briefLinkage';
import { useTextLanguage } from '../../i18n/text-language';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './AccountChips.module.css';

/** The creator vouches for owning the account. */
const ACCOUNT_REL = 'me noopener ugc';

interface AccountProps {
  linkage: BriefLinkage;
  still: boolean;
  /** Whether its name is shown. */
  named?: boolean;
}

function Account({ linkage, still, named = false }: AccountProps) {
  const { t } = useTranslation('profile');
  const textLanguage = useTextLanguage();
  const { providerName, providerDisplayName, profilePageUrl, snsAccountName } = linkage;
  const shown = (
    <>
      <ProviderMark provider={providerName} size={22} />
      <VisuallyHidden>{providerDisplayName}</VisuallyHidden>
      {named ? (
        <span className={styles.name} lang={textLanguage(snsAccountName)} dir="auto">
          {snsAccountName}
        </span>
      ) : (
        <VisuallyHidden lang={textLanguage(snsAccountName)}>{snsAccountName}</VisuallyHidden>
      )}
      <BadgeCheck className={styles.connected} size={16} aria-hidden />
      <VisuallyHidden>{t('linkages.connected')}</VisuallyHidden>
    </>
  );
  const classes = named ? styles.chip : styles.icon;
  if (still) return <span className={classes}>{shown}</span>;
  return (
    <a
      className={classes}
      href={profilePageUrl}
      target="_blank"
      rel={ACCOUNT_REL}
      title={named ? undefined : snsAccountName}
    >
      {shown}
    </a>
  );
}

/** The accounts by service, in their order. */
function byService(linkages: readonly BriefLinkage[]): BriefLinkage[][] {
  return [...Map.groupBy(linkages, ({ providerName }) => providerName).values()];
}

interface AccountChipsProps {
  linkages: readonly BriefLinkage[];
  /** Whether they are part of a preview, without links. */
  still?: boolean;
}

/**
 * The creator's linked accounts, an icon for each service. Several accounts of a service form a menu that works without
 * JavaScript.
 */
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
              <summary className={styles.icon}>
                <ProviderMark provider={first.providerName} size={22} />
                <VisuallyHidden>
                  {t('linkages.choose', { service: first.providerDisplayName, count: accounts.length })}
                </VisuallyHidden>
                <ChevronDown className={styles.connected} size={16} aria-hidden />
              </summary>
              <ul className={styles.list}>
                {accounts.map((linkage) => (
                  <li key={linkage.linkageId}>
                    <Account linkage={linkage} still={still} named />
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
