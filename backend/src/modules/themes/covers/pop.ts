import { circle, type DrawCover, fill, path, round, scatter, sky, svg } from './drawing.js';

const BOTTLE =
  'M-11 0H11V9C11 15 18 18 18 28C18 37 10 40 9 48C9 55 23 58 23 76V138Q23 150 11 150H-11Q-23 150 -23 138V76C-23 58 -9 55 -9 48C-10 40 -18 37 -18 28C-18 18 -11 15 -11 9z';

/** A bottle of ramune with its marble and a wind chime, below clouds of summer or, at night, fireworks. */
export const drawRamune: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, middle, page, glass, deep, drink, edge, bubble] = isDark
    ? ['#051a2c', '#0a2c44', '#0d2430', '#2fb3cf', '#0a6f92', '#57d6ea', '#c9f6ff', '#8fe6f7']
    : ['#37aee6', '#a5e3fa', '#e9f8ff', '#8fe3f3', '#0a6f9c', '#2bb9dc', '#ffffff', '#ffffff'];
  const cloud = (x: number, y: number, scale: number, color: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}">${path('M-92 60C-116 42 -98 10 -68 14C-72 -12 -40 -24 -24 -8C-22 -46 30 -54 44 -22C66 -38 96 -18 86 8C116 8 126 44 102 60z', '')}</g>`;
  const firework = (x: number, y: number, radius: number, color: string, seed: number) =>
    `<g stroke="${color}" stroke-width="2" stroke-linecap="round">${path(
      scatter(18, seed, (random, index) => {
        const [angle, reach] = [(index / 18) * Math.PI * 2, radius * (0.86 + random() * 0.14)];
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const at = (part: number) => `${round(x + cos * reach * part)} ${round(y + sin * reach * part)}`;
        return `M${at(0.3)}L${at(0.62)}M${at(0.74)}L${at(0.98)}`;
      }),
      '',
    )}</g>`;
  return svg({
    defs: `${sky('g', top, middle, page)}<linearGradient id="b"><stop stop-color="${deep}"/><stop offset=".2" stop-color="${glass}"/><stop offset=".55" stop-color="${edge}" stop-opacity=".85"/><stop offset=".8" stop-color="${glass}"/><stop offset="1" stop-color="${deep}"/></linearGradient><radialGradient id="m" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".35" stop-color="#7fdcf2"/><stop offset="1" stop-color="#075a86"/></radialGradient>`,
    motion:
      '.u{animation:u 2.4s ease-in-out 2 alternate both}@keyframes u{to{transform:translateY(-9px)}}.w{transform-origin:132px 0;animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:rotate(-1.5deg)}to{transform:rotate(2deg)}}',
    shapes: [
      fill('url(#g)'),
      isDark
        ? firework(316, 92, 54, '#ffd27a', 3) +
          firework(236, 66, 34, '#ff8fb0', 9) +
          firework(590, 168, 40, '#7fe0f5', 14) +
          firework(388, 54, 22, '#b9a5ff', 6)
        : cloud(318, 152, 1.15, '#d9f3fd') +
          cloud(300, 168, 1.2, '#fff') +
          cloud(590, 196, 0.9, '#fff') +
          cloud(60, 214, 0.8, '#fff'),
      isDark ? '' : path('M-4 206Q160 190 320 204T644 200V244H-4z', `fill="${page}"`),
      `<g class="u">${scatter(18, 13, (random) => {
        const [x, y, radius] = [380 + random() * 170, 40 + random() * 180, 2.5 + random() ** 2 * 8];
        return (
          circle(x, y, radius, `fill="${bubble}" fill-opacity=".25" stroke="${bubble}" stroke-width="1.3"`) +
          circle(x - radius * 0.35, y - radius * 0.35, radius * 0.2, `fill="${bubble}"`)
        );
      })}</g>`,
      // The wind chime.
      `<g class="w">${path('M132 0V70M132 84v32', `stroke="${isDark ? '#bfe9f5' : '#0a6f9c'}" stroke-width="1.8"`)}${path('M109 98A28 28 0 1 1 155 98Q132 104 109 98z', `fill="${edge}" fill-opacity="${isDark ? 0.22 : 0.62}" stroke="${isDark ? edge : '#0a6f9c'}" stroke-width="2.200"`)}${path('M118 88q10 -9 20 0l8 -5q-2 6 0 11l-8 -5q-10 8 -20 -1z', 'fill="#e5484d"')}${path('M117 70q5 -8 13 -10', 'fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round"')}${circle(132, 106, 3.4, `fill="${deep}"`)}${path('M124 114h16v24h-16z', `fill="#fffdf4" stroke="${deep}" stroke-width="1.200"`)}${path('M128 120q4 -4 8 0M128 126q4 -4 8 0M128 132q4 -4 8 0', `fill="none" stroke="${deep}" stroke-width="1.600"`)}</g>`,
      // The bottle.
      `<g transform="translate(482 50) rotate(15) scale(.96)">`,
      path(BOTTLE, `fill="url(#b)" stroke="${deep}" stroke-width="3.400" stroke-linejoin="round"`),
      path(
        'M-21 80C-8 74 6 86 21 79V137Q21 148 10 148H-10Q-21 148 -21 137z',
        `fill="${drink}" opacity=".72"`,
      ),
      path('M-22 96H22V124H-22z', 'fill="#fff"'),
      path('M-22 118q5.500 -6 11 0t11 0t11 0t11 0V124H-22z', 'fill="#1283c6"'),
      circle(0, 107, 6.5, 'fill="#e5484d"'),
      path('M-13 -7H13V5H-13z', 'fill="#e5484d" stroke="#a3262f" stroke-width="1.500"'),
      circle(0, 29, 11.5, `fill="url(#m)" stroke="${deep}" stroke-width="1.500"`),
      path(
        'M-16 70C-18 74 -18 80 -18 90M-18 128v9M-13 22q-1 5 0 10',
        'fill="none" stroke="#fff" stroke-width="3.600" stroke-linecap="round"',
      ),
      '</g>',
    ],
  });
};

/** Sweets on candy stripes. */
export const drawCandy: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [one, other, pink, rose, white, mint, lemon] = isDark
    ? ['#4a1f3c', '#5b2749', '#ff7ab4', '#d13f83', '#ffeaf4', '#63cfb2', '#ffd873']
    : ['#ffd3e6', '#ffe6f1', '#ff5fa5', '#d6307f', '#ffffff', '#4fc9aa', '#ffcf4d'];
  const stripes = Array.from(
    { length: 16 },
    (_none, index) => `M${index * 64 - 240} 240l120-240h32L${index * 64 - 208} 240z`,
  ).join('');
  // A spiral of Archimedes, as one shape that becomes wider outwards.
  const turn = (start: number) =>
    Array.from({ length: 30 }, (_none, index) => {
      const along = start > 0 ? 29 - index : index;
      const [angle, reach] = [start + along * 0.42, (40 * along) / 29];
      return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
    }).join('L');
  const lollipop = (x: number, y: number, scale: number, color: string, lean: number) =>
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${scale})">${path('M0 40V190', `stroke="${rose}" stroke-width="9" stroke-linecap="round" opacity=".35"`)}${path('M0 40V190', `stroke="${white}" stroke-width="6" stroke-linecap="round"`)}${circle(0, 0, 42, `fill="${color}"`)}<use href="#s" fill="${white}"/><use href="#s" fill="${white}" transform="rotate(180)"/>${path('M-30 -18A35 35 0 0 1 -8 -34', `fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"`)}</g>`;
  const bow = path(
    'M-18 46C-34 34 -40 52 -32 62C-26 66 -8 58 0 52C8 58 26 66 32 62C40 52 34 34 18 46L0 51z',
    `fill="${lemon}"`,
  );
  const wrapped = (x: number, y: number, color: string, lean: number, scale = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${scale})" fill="${color}">${path('M-18 0L-42-15q5 15 0 30zM18 0L42-15q-5 15 0 30z', '')}<rect x="-24" y="-18" width="48" height="36" rx="17"/>${path('M-10-17v34M4-17v34', `stroke="${white}" stroke-width="6" opacity=".8"`)}</g>`;
  const drop = (x: number, y: number, color: string) =>
    circle(x, y, 11, `fill="${color}"`) + circle(x - 3.5, y - 3.5, 3, 'fill="#fff" opacity=".85"');
  return svg({
    defs: path(`M${turn(0)}L${turn(0.95)}z`, 'id="s"'),
    motion:
      '.l{transform-origin:464px 240px;animation:l 2.4s ease-in-out 2 alternate both}@keyframes l{from{transform:rotate(-1.5deg)}to{transform:rotate(1.5deg)}}',
    shapes: [
      fill(one),
      path(stripes, `fill="${other}"`),
      scatter(40, 19, (random, index) =>
        path(
          `M${Math.round(random() * 640)} ${Math.round(random() * 240)}l${Math.round(random() * 10 - 5)} ${Math.round(4 + random() * 5)}`,
          `stroke="${[pink, mint, lemon, white][index % 4] ?? white}" stroke-width="4" stroke-linecap="round"`,
        ),
      ),
      lollipop(112, 100, 0.9, mint, -10),
      `<g class="l">${lollipop(462, 108, 1.12, pink, 7)}<g transform="translate(462 108) rotate(7) scale(1.12)">${bow}</g></g>`,
      wrapped(216, 88, pink, 20),
      wrapped(360, 96, lemon, -22, 0.95),
      wrapped(572, 198, mint, 14),
      wrapped(214, 196, lemon, -10),
      drop(288, 72, mint) +
        drop(302, 118, rose) +
        drop(166, 150, lemon) +
        drop(402, 168, mint) +
        drop(40, 56, pink),
    ],
  });
};
