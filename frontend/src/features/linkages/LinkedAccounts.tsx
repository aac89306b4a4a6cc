import styled from '@emotion/styled';
import { BadgeCheck, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProviderMark } from '../../components/ProviderMark';
import { VisuallyHidden } from '../../components/VisuallyHidden';
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

const Chip = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: TARGET_PX,
  padding: '6px 14px',
  border: `1px solid var(--surface-line, ${theme.vars.palette.divider})`,
  borderRadius: 99,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { borderColor: theme.vars.palette.outline },
  '& > svg': { flexShrink: 0 },
}));

const Name = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The creator has shown the service that the account is theirs. */
const Connected = styled(BadgeCheck)(({ theme }) => ({ color: theme.vars.palette.primary.main }));

const Several = styled('details')({
  '& > summary': { width: 'fit-content', margin: '0 auto', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
  '& > ul': { marginTop: 8 },
});

function Account({ linkage }: { linkage: Linkage }) {
  const { t } = useTranslation('profile');
  const { providerName, providerDisplayName, profilePageUrl, snsAccountName } = linkage;
  return (
    <Chip href={profilePageUrl} target="_blank" rel="me noopener ugc">
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

/** Where else the creator is. Of a service with several accounts, say channels, one is chosen; scripts need not run. */
export function LinkedAccounts({ displayId }: { displayId: string }) {
  const { t } = useTranslation('profile');
  const linkages = usePublicLinkages(displayId);
  if (linkages.length === 0) return null;
  return (
    <List aria-label={t('linkages.label')}>
      {byService(linkages).map((accounts) => {
        const [first, ...others] = accounts;
        if (first === undefined) return null;
        if (others.length === 0) {
          return (
            <li key={first.providerName}>
              <Account linkage={first} />
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
                    <Account linkage={linkage} />
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
