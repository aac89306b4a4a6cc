import { type ReactNode, useId } from 'react';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  paddingTop: 32,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2 });

/** What something that is set is called. */
export const SettingTitle = styled('h2')({
  margin: 0,
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});

/** What it is for. */
export const SettingHint = styled('p')({
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
});

interface SettingSectionProps {
  title: string;
  /** What is set here, and what for. */
  lead: string;
  /** What is set now, and the way to change it. */
  children: ReactNode;
}

/** Something about the page that is chosen elsewhere: what it is now stands here. */
export function SettingSection({ title, lead, children }: SettingSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Words>
        <SettingTitle id={id}>{title}</SettingTitle>
        <SettingHint>{lead}</SettingHint>
      </Words>
      {children}
    </Section>
  );
}
