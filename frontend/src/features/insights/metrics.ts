import { look } from '../../theme/look';

const { primary, success, warning } = look.vars.palette;

/** The metrics in order, each with its line in the chart, which differ in color and dashes. */
export const METRICS = [
  { name: 'views', color: primary.main, dashes: undefined },
  { name: 'visitors', color: success.main, dashes: '6 4' },
  { name: 'presses', color: warning.main, dashes: '2 4' },
] as const;
