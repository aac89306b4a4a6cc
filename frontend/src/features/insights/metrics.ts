import { look } from '../../theme/look';

const { primary, success, warning } = look.vars.palette;

/** What is counted, in order, with its line in the chart: told apart by colour and by dashes. */
export const METRICS = [
  { name: 'views', color: primary.main, dashes: undefined },
  { name: 'visitors', color: success.main, dashes: '6 4' },
  { name: 'presses', color: warning.main, dashes: '2 4' },
] as const;
