import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** A switch whose off state is visible in every color scheme. */
export const ClearSwitch = styled(Switch)({
  [`& .${switchClasses.switchBase}:not(.${switchClasses.checked}) .${switchClasses.thumb}`]: {
    backgroundColor: look.vars.palette.outline,
  },
});
