import { BadgeCheck, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProviderMark } from '../../components/ProviderMark';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { look } from '../../theme/look';
import { styled } from '../../theme/styled';
import { TARGET_PX } from '../../theme/tokens';
import { type Linkage, usePublicLinkages } from './api/public-linkages';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  maxWidth: '100%',
  listStyle: 'none',
  margin: '20px 0 0',
  padding: 0,
  '& > li': { minWidth: 0, maxWidth: '100%' },
  '& > li:has(details[open])': { width: '100%' },
});

const Chip = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: TARGET_PX,
  padding: '6px 14px',
  border: `1px solid var(--surface-line, ${look.vars.palette.divider})`,
  borderRadius: 99,
  backgroundColor: look.vars.palette.background.paper,
  color: look.vars.palette.text.primary,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { borderColor: look.vars.palette.outline },
  '& > svg': { flexShrink: 0 },
});

const Name = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The creator says to be the same person there, and answers for it alone. */
const WAY_REL = 'me noopener ugc';

/** The creator has shown the service that the account is theirs. */
const Connected = styled(BadgeCheck)({ color: look.vars.palette.primary.main });

const Several = styled('details')({
  '& > summary': { width: 'fit-content', margin: '0 auto', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
  '& > ul': { marginTop: 8 },
});

function Account({ linkage, still }: { linkage: Linkage; still: boolean }) {
  const { t } = useTranslation('profile');
  const { providerName, providerDisplayName, profilePageUrl, snsAccountName } = linkage;
  const way = still ? { as: 'span' as const } : { href: profilePageUrl, target: '_blank', rel: WAY_REL };
  return (
    <Chip {...way}>
      <ProviderMark provider={providerName} />
      <VisuallyHidden>{providerDisplayName}</VisuallyHidden>
      <Name dir="auto">{snsAccountName}</Name>
      <Connected size={16} aria-hidden />
      <VisuallyHidden>{t('linkages.connected')}</VisuallyHidden>
    </Chip>
  );
}

/** The accounts of one service, in their order. */
function byService(linkages: readonly Linkage[]): Linkage[][] {
  return [...Map.groupBy(linkages, ({ providerName }) => providerName).values()];
}

interface AccountChipsProps {
  linkages: readonly Linkage[];
  /** Whether they are part of a picture of a page, and lead nowhere. */
  still?: boolean;
}

/** Accounts elsewhere. Of a service with several of them, say channels, one is chosen; scripts need not run. */
export function AccountChips({ linkages, still = false }: AccountChipsProps) {
  const { t } = useTranslation('profile');
  if (linkages.length === 0) return null;
  return (
    <List aria-label={t('linkages.label')}>
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
            <Several name="linked-accounts">
              <Chip as="summary">
                <ProviderMark provider={first.providerName} />
                {t('linkages.choose', { service: first.providerDisplayName, count: accounts.length })}
                <ChevronDown size={16} aria-hidden />
              </Chip>
              <List>
                {accounts.map((linkage) => (
                  <li key={linkage.linkageId}>
                    <Account linkage={linkage} still={still} />
                  </li>
                ))}
              </List>
            </Several>
          </li>
        );
      })}
    </List>
  );
}

/** Where else the creator is. */
export function LinkedAccounts({ displayId }: { displayId: string }) {
  return <AccountChips linkages={usePublicLinkages(displayId)} />;
}
