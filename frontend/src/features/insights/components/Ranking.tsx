import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BlockNote } from '../../../components/studio/BlockParts';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { InsightsPart } from './InsightsPart';

/** How many entries are shown at first. */
const FIRST = 5;

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  '& th, & td': { padding: '6px 0', verticalAlign: 'top' },
  '& thead th': {
    width: 76,
    fontSize: '0.8125rem',
    fontWeight: 400,
    textAlign: 'end',
    color: look.vars.palette.text.secondary,
  },
  '& thead th:first-of-type': { width: 'auto' },
  '& tbody th': { fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

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

const Track = styled('span')({
  display: 'block',
  height: 6,
  marginTop: 4,
  borderRadius: 3,
  backgroundColor: look.vars.palette.wash,
});

const Bar = styled('span')({
  display: 'block',
  height: '100%',
  minWidth: 3,
  borderRadius: 3,
  backgroundColor: look.vars.palette.primary.main,
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
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{heading}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`metrics.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={entry.key}>
                <th scope="row">
                  <Label lang={textLanguage(entry.label)} dir="auto">
                    {entry.label}
                  </Label>
                  {entry.detail !== undefined && <Detail>{entry.detail}</Detail>}
                  <Track aria-hidden>
                    <Bar style={{ width: `${String(((entry[first] ?? 0) / most) * 100)}%` }} />
                  </Track>
                </th>
                {columns.map((column) => (
                  <td key={column}>{number.format(entry[column] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
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
