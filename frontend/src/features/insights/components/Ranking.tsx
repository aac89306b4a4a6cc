import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { BlockNote } from '../../../components/studio/BlockParts';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { InsightsPart } from './InsightsPart';

/** How many entries are shown at first. */
const FIRST = 5;

const FIGURES_PX = 76;

const Label = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

const Detail = styled('span')({
  display: 'block',
  fontSize: '0.8125rem',
  color: look.vars.palette.text.secondary,
});

type Column = 'views' | 'presses';

/** An entry of a ranking. */
interface RankedEntry {
  key: string;
  label: string;
  /** A second line. */
  detail?: string | undefined;
  views?: number;
  presses: number;
}

interface RankingProps {
  heading: string;
  entries: readonly RankedEntry[];
  /** The figures of each entry; the first determines the length of its bar. */
  columns: readonly [Column, ...Column[]];
}

/** A ranking of what was viewed or pressed most, as a table with bars. */
export function Ranking({ heading, entries, columns }: RankingProps) {
  const { t, language } = useTranslation('insights');
  const [isWhole, setIsWhole] = useState(false);
  const textLanguage = useTextLanguage();
  const number = new Intl.NumberFormat(language);
  const [first] = columns;
  const most = Math.max(1, ...entries.map((entry) => entry[first] ?? 0));
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  const left = entries.length - shown.length;
  return (
    <InsightsPart heading={heading}>
      {entries.length === 0 ? (
        <BlockNote variant="body2">{t('nothing')}</BlockNote>
      ) : (
        <Table size="small" sx={{ tableLayout: 'fixed', '& th, & td': { paddingInline: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>
                <VisuallyHidden>{heading}</VisuallyHidden>
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right" width={FIGURES_PX}>
                  {t(`metrics.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((entry) => (
              <TableRow key={entry.key}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  <Label lang={textLanguage(entry.label)} dir="auto">
                    {entry.label}
                  </Label>
                  {entry.detail !== undefined && <Detail>{entry.detail}</Detail>}
                  <LinearProgress
                    variant="determinate"
                    value={((entry[first] ?? 0) / most) * 100}
                    aria-hidden
                    sx={{ marginTop: 0.5 }}
                  />
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align="right">
                    {number.format(entry[column] ?? 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {left > 0 && (
        <Button size="small" sx={{ marginInlineStart: -2.5 }} onClick={() => setIsWhole(true)}>
          {t('more', { count: left })}
        </Button>
      )}
    </InsightsPart>
  );
}
