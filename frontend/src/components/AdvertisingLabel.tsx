import { lazy, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../hooks/useHydrated';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { LinkSwitchContext, LinkSwitchNeedContext } from './advertising';

// For the pages of few creators.
const LinkSwitch = lazy(() => import('./LinkSwitch'));

/** Readable where the links begin, before anybody follows one. */
const Label = styled('p')({
  margin: '0 0 12px',
  fontSize: '0.8125rem',
  lineHeight: 1.7,
  textAlign: 'center',
  color: look.vars.palette.text.secondary,
});

/**
 * Says of a block that somebody may earn with what is in it. LinkSwitch runs where this stands and nowhere else: no page
 * has the one without the other.
 */
export function AdvertisingLabel() {
  const { t } = useTranslation('profile');
  const pid = useContext(LinkSwitchContext);
  const need = useContext(LinkSwitchNeedContext);
  const hydrated = useHydrated();
  if (pid !== null) need?.();
  return (
    <>
      <Label>{t('advertising')}</Label>
      {pid !== null && hydrated && (
        <Suspense>
          <LinkSwitch pid={pid} />
        </Suspense>
      )}
    </>
  );
}
