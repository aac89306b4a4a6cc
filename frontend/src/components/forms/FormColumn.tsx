import { styled } from '@mui/material/styles';

/** The width of a form that stands alone in the studio. */
export const FormColumn = styled('div')({ width: '100%', maxWidth: 520, margin: '0 auto' });
