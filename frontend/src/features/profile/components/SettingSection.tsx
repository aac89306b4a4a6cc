import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type MenuAction } from '../../../components/buttons/ActionMenu';
import { BlockHead } from '../../../components/studio/BlockHead';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  paddingTop: 24,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, width: '100%' });

/** What it is for. */
export const SettingHint = styled('p')(look.typography.hint);

interface SettingSectionProps {
  title: string;
  /** The setting and its purpose. */
  lead?: string | undefined;
  actions?: readonly MenuAction[];
  /** The current value and the button that changes it. */
  children: ReactNode;
}

/** A section of the edit page for a page-wide setting, with its menu. */
export function SettingSection({ title, lead, actions = [], children }: SettingSectionProps) {
  const { t } = useTranslation('studio');
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Words>
        <BlockHead id={id} title={title} menuLabel={t('edit.menu', { name: title })} actions={actions} />
        {lead !== undefined && <SettingHint>{lead}</SettingHint>}
      </Words>
      {children}
    </Section>
  );
}
