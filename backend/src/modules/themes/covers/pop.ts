import { circle, type DrawCover, fill, path, round, scatter, sky, svg } from './drawing.js';

/** A bottle of ramune with its marble, and bubbles that rise. */
export const drawRamune: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, glass, edge, bubble, sun] = isDark
    ? ['#0b3a4d', '#0f5468', '#4fd3ea', '#c9f6ff', '#c9f6ff', '#1b6b84']
    : ['#bdeefc', '#e6faff', '#66cfe8', '#ffffff', '#ffffff', '#ffffff'];
  const bubbles = (count: number, seed: number) =>
    scatter(count, seed, (random) => {
      const [x, y, radius] = [random() * 640, random() * 240, 4 + random() ** 2 * 22];
      return (
        circle(
          x,
          y,
          radius,
          `fill="${bubble}" fill-opacity=".22" stroke="${bubble}" stroke-opacity=".75" stroke-width="1.4"`,
        ) + circle(x - radius * 0.35, y - radius * 0.35, radius * 0.18, `fill="${bubble}" opacity=".9"`)
      );
    });
  return svg({
    defs: sky('g', top, bottom),
    motion: '.u{animation:u 2.4s ease-in-out 2 alternate both}@keyframes u{to{transform:translateY(-12px)}}',
    shapes: [
      fill('url(#g)'),
      circle(120, 36, 120, `fill="${sun}" opacity=".35"`),
      circle(120, 36, 74, `fill="${sun}" opacity=".35"`),
      `<g class="u">${bubbles(26, 13)}</g>`,
      `<g transform="translate(478 6) rotate(9)">`,
      path(
        'M30 0h34v26c0 10 12 16 12 34c0 12-8 16-8 24s18 18 18 44v112H8V128c0-26 18-36 18-44s-8-12-8-24c0-18 12-24 12-34z',
        `fill="${glass}" fill-opacity=".62" stroke="${edge}" stroke-width="3"`,
      ),
      path('M28 0h38v14H28z', `fill="${isDark ? '#0d7fa0' : '#1e9cc2'}"`),
      circle(
        47,
        58,
        12,
        `fill="${edge}" fill-opacity=".85" stroke="${isDark ? '#0d7fa0' : '#1e9cc2'}" stroke-width="2"`,
      ),
      circle(43, 54, 3.4, 'fill="#fff"'),
      path('M20 140v84M30 130v20', `stroke="${edge}" stroke-width="5" stroke-linecap="round" opacity=".75"`),
      '</g>',
    ],
  });
};

/** Sweets on candy stripes. */
export const drawCandy: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [one, other, pink, white, mint, lemon] = isDark
    ? ['#4a1f3c', '#5b2749', '#ff8fc0', '#ffeaf4', '#7fe0c5', '#ffe08a']
    : ['#ffd3e6', '#ffe6f1', '#ff6fae', '#ffffff', '#6fd9bd', '#ffd86b'];
  const stripes = Array.from(
    { length: 16 },
    (_none, index) => `M${index * 64 - 240} 240l120-240h32L${index * 64 - 208 + 0} 240z`,
  ).join('');
  const lollipop = (x: number, y: number, radius: number, color: string, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M0 ${radius}v130`, `stroke="${white}" stroke-width="7" stroke-linecap="round"`)}${circle(0, 0, radius, `fill="${color}"`)}${path(
      `M0 0a${round(radius * 0.2)} ${round(radius * 0.2)} 0 0 1 ${round(radius * 0.38)} 0a${round(radius * 0.4)} ${round(radius * 0.4)} 0 0 1 ${round(-radius * 0.8)} 0a${round(radius * 0.6)} ${round(radius * 0.6)} 0 0 1 ${round(radius * 1.2)} 0a${round(radius * 0.7)} ${round(radius * 0.72)} 0 0 1 ${round(-radius * 1.5)} ${round(radius * 0.2)}`,
      `fill="none" stroke="${white}" stroke-width="${round(radius * 0.13)}" stroke-linecap="round"`,
    )}</g>`;
  const wrapped = (x: number, y: number, color: string, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${color}">${path('M-20 0L-42-15V15zM20 0L42-15V15z', '')}<rect x="-24" y="-18" width="48" height="36" rx="17"/>${path('M-10-17v34M4-17v34', `stroke="${white}" stroke-width="6" opacity=".8"`)}</g>`;
  return svg({
    shapes: [
      fill(one),
      path(stripes, `fill="${other}"`),
      lollipop(532, 92, 58, pink, 14),
      lollipop(92, 122, 42, mint, -12),
      wrapped(424, 58, lemon, -24),
      wrapped(202, 62, pink, 18),
      wrapped(404, 196, mint, 12),
      wrapped(240, 198, lemon, -10),
      scatter(34, 19, (random, index) =>
        path(
          `M${Math.round(random() * 640)} ${Math.round(random() * 240)}l${Math.round(random() * 10 - 5)} ${Math.round(4 + random() * 5)}`,
          `stroke="${[pink, mint, lemon, white][index % 4] ?? white}" stroke-width="4" stroke-linecap="round"`,
        ),
      ),
    ],
  });
};
