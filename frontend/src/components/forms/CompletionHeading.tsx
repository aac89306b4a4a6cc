import Box from '@mui/material/Box';
import { PetalMark } from '../brand/PetalMark';
import { FormHeading } from './FormHeading';

/** The heading of the last page of a flow. */
export function CompletionHeading(props: { title: string; lead: string }) {
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <PetalMark />
      </Box>
      <FormHeading {...props} />
    </>
  );
}
