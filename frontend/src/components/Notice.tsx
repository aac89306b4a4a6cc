import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  maxWidth: 480,
  margin: 'auto',
  padding: '64px 24px',
  textAlign: 'center',
  '& p, & div': { textWrap: 'balance' },
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
      <Typography variant="h1">{title}</Typography>
      {children}
    </Column>
  );
}
