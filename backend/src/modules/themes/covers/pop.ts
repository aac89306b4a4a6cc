import { circle, type DrawCover, fill, path, round, scatter, sky, svg, use } from './drawing.js';

const BOTTLE =
  'M-11 0H11V9C11 15 18 18 18 28C18 37 10 40 9 48C9 55 23 58 23 76V138Q23 150 11 150H-11Q-23 150 -23 138V76C-23 58 -9 55 -9 48C-10 40 -18 37 -18 28C-18 18 -11 15 -11 9z';

/** A bottle of ramune and marbles in fizzing soda. */
export const drawRamune: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, middle, page, glass, deep, drink, edge, bubble] = isDark
    ? ['#051a2c', '#0b3a55', '#0d2430', '#2fb3cf', '#0a6f92', '#57d6ea', '#c9f6ff', '#8fe6f7']
    : ['#0f9fd8', '#45c9e8', '#e9f8ff', '#8fe3f3', '#0a6f9c', '#2bb9dc', '#ffffff', '#ffffff'];
  const marble = (x: number, y: number, radius: number, swirl: string, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${round(radius / 30)})">${circle(0, 0, 30, `fill="url(#m)" stroke="${deep}" stroke-width="2"`)}${path('M-22 8C-10 -22 6 22 22 -10C20 10 4 26 -6 12C-12 6 -18 14 -22 8z', `fill="${swirl}"`)}${path('M-16 10C-8 -8 6 14 16 -6', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"')}</g>${circle(x - radius * 0.4, y - radius * 0.45, radius * 0.18, 'fill="#fff"')}`;
  return svg({
    defs: `${sky('g', top, middle)}<g id="r">${circle(0, 0, 11, `fill="${bubble}" fill-opacity=".2" stroke="${bubble}" stroke-width="1.8"`)}${circle(-4, -4, 2.2, `fill="${bubble}"`)}</g><linearGradient id="b"><stop stop-color="${deep}"/><stop offset=".2" stop-color="${glass}"/><stop offset=".55" stop-color="${edge}" stop-opacity=".85"/><stop offset=".8" stop-color="${glass}"/><stop offset="1" stop-color="${deep}"/></linearGradient><radialGradient id="m" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".35" stop-color="#a9ecf8"/><stop offset="1" stop-color="#0d7fae"/></radialGradient>`,
    motion:
      '.u{animation:u 2.4s ease-in-out 2 alternate both}@keyframes u{to{transform:translateY(-9px)}}.w{transform-origin:474px 120px;animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:rotate(-1.5deg)}to{transform:rotate(2deg)}}',
    shapes: [
      fill('url(#g)'),
      // Light falls into the soda.
      path('M150 0H250L130 240H-60zM330 0H372L300 240H226z', `fill="#fff" opacity="${isDark ? 0.06 : 0.14}"`),
      `<g class="u">${scatter(46, 13, (random) => {
        const [x, y, scale] = [random() * 640, 60 + random() * 170, 0.2 + random() ** 2];
        return use('r', { x: Math.round(x), y: Math.round(y), scale });
      })}</g>`,
      // The foam.
      path('M0 214H640V240H0z', `fill="${page}"`),
      `<g fill="${page}">${scatter(30, 21, (random, index) =>
        circle(index * 22, Math.round(216 + random() * 6), Math.round(12 + random() * 11), ''),
      )}</g>`,
      marble(64, 84, 33, '#ff5c77', -12),
      marble(144, 48, 22, '#ffc93c', 30),
      marble(178, 112, 19, '#3ccf91', -40),
      marble(272, 74, 26, '#8b7bff', 14),
      marble(350, 112, 17, '#ff5c77', 60),
      // The bottle.
      '<g class="w"><g transform="translate(490 26) rotate(13) scale(1.28)">',
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
      '</g></g>',
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
