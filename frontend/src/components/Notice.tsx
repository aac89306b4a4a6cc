import { type ReactNode } from 'react';
import { look } from '../theme/look';
import { styled } from '../theme/styled';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  maxWidth: 480,
  margin: 'auto',
  padding: '64px 24px',
  textAlign: 'center',
  '& p, & div': { margin: 0, textWrap: 'balance' },
});

const Title = styled('h1')({
  margin: 0,
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: '1.75rem',
  lineHeight: 1.4,
});

/** What a notice says below its title. */
export const NoticeText = styled('p')({
  lineHeight: 'var(--leading)',
  color: look.vars.palette.text.secondary,
});

interface NoticeProps {
  title: string;
  /** What stands above the title. */
  ornament?: ReactNode;
  /** The text and the one next step. */
  children: ReactNode;
}

/** A page, or the place of one, that has something to say instead of something to show. */
export function Notice({ title, ornament, children }: NoticeProps) {
  return (
    <Column>
      {ornament}
      <Title>{title}</Title>
      {children}
    </Column>
  );
}
