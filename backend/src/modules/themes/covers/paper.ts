import { circle, type DrawCover, fill, path, scatter, sky, svg, use } from './drawing.js';

const PETAL = 'M0 -15C9 -9 11 4 5 12Q2 15 0 11Q-2 15 -5 12C-11 4 -9 -9 0 -15z';

/** Petals that drift over handmade paper. */
export const drawKinari: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, wash, petal, fibre] = isDark
    ? ['#3a2226', '#211b19', '#5a2b35', '#f08c9f', '#f2ece2']
    : ['#f7dfd6', '#f6ecdf', '#f3c9c2', '#b9304c', '#8a7355'];
  return svg({
    defs: `${sky('g', top, bottom)}<path id="p" d="${PETAL}"/>`,
    motion:
      '.f{animation:f 2.4s ease-in-out 2 alternate both}@keyframes f{to{transform:translate(-10px,8px)}}',
    shapes: [
      fill('url(#g)'),
      circle(500, 60, 150, `fill="${wash}" opacity=".55"`),
      circle(90, 230, 110, `fill="${wash}" opacity=".4"`),
      `<g fill="none" stroke="${fibre}" opacity=".22">${scatter(26, 7, (random) => {
        const [x, y] = [random() * 640, random() * 240];
        return path(
          `M${Math.round(x)} ${Math.round(y)}q${Math.round(random() * 24)} ${Math.round(random() * 16 - 8)} ${Math.round(random() * 40)} ${Math.round(random() * 14 - 7)}`,
          '',
        );
      })}</g>`,
      `<g class="f" fill="${petal}">`,
      use('p', { x: 548, y: 62, scale: 1.9, turn: 40 }, 'opacity=".9"'),
      use('p', { x: 452, y: 118, scale: 1, turn: -35 }, 'opacity=".55"'),
      use('p', { x: 604, y: 158, scale: 1.25, turn: 96 }, 'opacity=".7"'),
      use('p', { x: 108, y: 72, scale: 1.1, turn: 14 }, 'opacity=".5"'),
      use('p', { x: 46, y: 160, scale: 1.6, turn: -24 }, 'opacity=".75"'),
      use('p', { x: 236, y: 40, scale: 0.75, turn: 140 }, 'opacity=".45"'),
      use('p', { x: 186, y: 196, scale: 0.7, turn: -110 }, 'opacity=".4"'),
      use('p', { x: 372, y: 196, scale: 0.85, turn: 70 }, 'opacity=".45"'),
      '</g>',
    ],
  });
};

/** A circle of one stroke of the brush, and a seal. */
export const drawSumi: DrawCover = (scheme) => {
  const [ground, ink, seal, mark] =
    scheme === 'dark'
      ? ['#191918', '#ecebe7', '#c23a40', '#191918']
      : ['#f3f2ee', '#141414', '#b3262e', '#f3f2ee'];
  const bristles = scatter(9, 11, (random, index) => {
    const radius = 92 - index * 2.6;
    const [from, to] = [0.5 + random() * 0.5, 5.2 + random() * 0.9];
    const at = (angle: number) =>
      `${Math.round(452 + Math.cos(angle) * radius)} ${Math.round(122 + Math.sin(angle) * radius * 0.98)}`;
    return path(`M${at(from)}A${radius} ${radius} 0 1 1 ${at(to)}`, `stroke-width="${2 + random() * 3.5}"`);
  });
  return svg({
    shapes: [
      fill(ground),
      `<g fill="none" stroke="${ink}" stroke-linecap="round">`,
      path('M503 190A84 84 0 1 1 531 92', 'stroke-width="15" opacity=".92"'),
      `<g opacity=".85">${bristles}</g></g>`,
      `<g fill="${ink}">`,
      path('M40 176C120 150 190 196 300 168C250 186 190 198 130 190C96 186 62 186 40 176z', 'opacity=".85"'),
      scatter(16, 29, (random) =>
        circle(250 + random() * 330, 20 + random() * 200, 0.8 + random() * 2.6, 'opacity=".7"'),
      ),
      '</g>',
      `<rect x="66" y="52" width="44" height="44" rx="4" fill="${seal}"/>`,
      path(
        'M78 63h20M78 74h20M88 62v24M79 86q9-5 9-12',
        `fill="none" stroke="${mark}" stroke-width="3.4" stroke-linecap="round"`,
      ),
    ],
  });
};
