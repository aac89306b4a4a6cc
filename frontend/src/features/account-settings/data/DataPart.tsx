import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { look } from '../../../theme/look';

const Root = styled('section')({
  ...look.card,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 20,
  '& + &': { marginTop: 16 },
});

interface DataPartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** An action on the data of the account. */
export function DataPart({ title, lead, children }: DataPartProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <div>
        <Typography variant="body1" component="h3" id={id} sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: '4px' }}>
          {lead}
        </Typography>
      </div>
      {children}
    </Root>
  );
}
