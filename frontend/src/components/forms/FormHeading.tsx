import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Rows = styled('header')({ display: 'flex', flexDirection: 'column', gap: 8, marginBottom: 32 });

/** Hyphenated words do not wrap. */
const Word = styled('span')({ whiteSpace: 'nowrap' });

const HYPHENATED = /(\w+-\w+)/;

/** The title and lead of a form's page. */
export function FormHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <Rows>
      <Typography variant="h1">
        {title
          .split(HYPHENATED)
          .map((part) => (HYPHENATED.test(part) ? <Word key={part}>{part}</Word> : part))}
      </Typography>
      {lead !== undefined && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
    </Rows>
  );
}
