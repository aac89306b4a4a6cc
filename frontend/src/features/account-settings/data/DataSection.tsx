import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type OwnAccount } from '../../../api/own-account';
import { OWN_DATA_ANCHOR } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { SettingsSection } from '../components/SettingsSection';
import { ExportPart } from './ExportPart';
import { ImportPart } from './ImportPart';

interface DataSectionProps {
  account: Pick<OwnAccount, 'email' | 'timeZone'>;
}

/** Export and import of account data. */
export function DataSection({ account: { email, timeZone } }: DataSectionProps) {
  const { t } = useTranslation('settings');
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // A link may lead here, but the section renders only once the account is loaded.
  useEffect(() => {
    if (hash !== OWN_DATA_ANCHOR) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <SettingsSection title={t('data.title')} lead={t('data.lead')} headingRef={heading}>
      <ImportPart />
      <ExportPart timeZone={timeZone} isMailed={email !== null} />
    </SettingsSection>
  );
}
