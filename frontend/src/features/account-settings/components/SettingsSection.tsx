import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { look } from '../../../theme/look';

const Root = styled('section')({
  paddingBlock: 32,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

const Heading = styled('header')({ display: 'flex', flexDirection: 'column', gap: 4, marginBottom: 20 });

/** A list in a section. */
export const SettingsList = styled('ul')({
  padding: '0 20px',
  ...look.card,
});

interface SettingsSectionProps {
  title: string;
  lead: string;
  /** Receives the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of the account settings. */
export function SettingsSection({ title, lead, headingRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Heading>
        <Typography variant="h2" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lead}
        </Typography>
      </Heading>
      {children}
    </Root>
  );
}
