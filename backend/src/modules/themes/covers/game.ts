import { type DrawCover, fill, path, round, scatter, svg } from './drawing.js';

/** The side of a pixel of the drawing, in user units. */
const PIXEL = 8;

/** Draws a picture of letters, one for each pixel; letters without a color stay empty. */
function pixels(rows: readonly string[], left: number, top: number, colors: Record<string, string>): string {
  return Object.entries(colors)
    .map(([letter, color]) => {
      const squares = rows.flatMap((row, y) =>
        [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
          ({ index, 0: run }) =>
            `M${(left + index) * PIXEL} ${(top + y) * PIXEL}h${run.length * PIXEL}v${PIXEL}h${-run.length * PIXEL}z`,
        ),
      );
      return squares.length === 0 ? '' : path(squares.join(''), `fill="${color}"`);
    })
    .join('');
}

const HERO = [
  '..hhhh..',
  '.hhhhhh.',
  '.hsssss.',
  '.ssbsbs.',
  '.ssssss.',
  '..tttt..',
  '.tttttt.',
  'tttttttt',
  '..bb.bb.',
  '..bb.bb.',
];
const SLIME = ['...gg...', '..gggg..', '.gggggg.', 'gwbggwbg', 'gggggggg', '.gggggg.'];
const CASTLE = [
  'r.....r.....r',
  'rr....rr....rr',
  'c.c.c.ccc.c.c.c',
  'ccccccccccccccc',
  'ccdccccdccccdcc',
  'ccccccccccccccc',
  'ccccccdddcccccc',
  'ccccccdddcccccc',
];
const HEART = ['.aa.aa.', 'aaaaaaa', 'aaaaaaa', '.aaaaa.', '..aaa..', '...a...'];
const COIN = ['.yy.', 'ywyy', 'ywyy', 'ywyy', '.yy.'];
const CLOUD = ['...www....', '..wwwwww..', '.wwwwwwwww', 'wwwwwwwwww'];
const TREE = ['..gg..', '.gggg.', 'gggggg', '.gggg.', 'gggggg', '..nn..', '..nn..'];

/** A scene of an old role-playing game. */
export const drawDot: DrawCover = () =>
  svg({
    motion:
      '.j{animation:j 1.2s steps(2,jump-none) 4 alternate both}@keyframes j{to{transform:translateY(-8px)}}',
    shapes: [
      '<g shape-rendering="crispEdges">',
      fill('#1a2a6c'),
      path('M0 40h640v56H0z', 'fill="#2c4a9e"'),
      path('M0 88h640v40H0z', 'fill="#4f7fd1"'),
      path('M0 120h640v16H0z', 'fill="#8ec5f0"'),
      scatter(40, 9, (random) => {
        const [x, y] = [Math.floor(random() * 80) * PIXEL, Math.floor(random() * 9) * PIXEL];
        return `<rect x="${x}" y="${y}" width="4" height="4" fill="#fff6c9"/>`;
      }),
      path('M0 136V120h48V112h56V104h64v8h56v8h72v-8h48v-8h40v-8h72v8h48v8h64v-8h72V136z', 'fill="#2f6b4f"'),
      path('M0 136h640v104H0z', 'fill="#4fae4a"'),
      path('M0 136h640v8H0z', 'fill="#8be06a"'),
      path('M0 168h640v72H0z', 'fill="#8a5a34"'),
      path('M0 168h640v8H0z', 'fill="#5f3d22"'),
      scatter(26, 37, (random) => {
        const [x, y] = [Math.floor(random() * 78) * PIXEL, (23 + Math.floor(random() * 6)) * PIXEL];
        return path(`M${x} ${y}h16v8h-16z`, `fill="${random() > 0.5 ? '#a06c42' : '#74492a'}"`);
      }),
      pixels(CLOUD, 24, 8, { w: '#eef6ff' }),
      pixels(CLOUD, 64, 4, { w: '#cfe4fb' }),
      pixels(CASTLE, 50, 9, { r: '#d6453d', c: '#c9ccd6', d: '#3a3f57' }),
      pixels(TREE, 6, 10, { g: '#2f8f3f', n: '#6b4423' }),
      pixels(TREE, 70, 10, { g: '#2f8f3f', n: '#6b4423' }),
      `<g class="j">${pixels(COIN, 37, 9, { y: '#ffcf3f', w: '#fff2b0' })}${pixels(COIN, 43, 9, { y: '#ffcf3f', w: '#fff2b0' })}</g>`,
      pixels(HERO, 17, 7, { h: '#7a3b1d', s: '#ffd9b0', b: '#1d1d33', t: '#e5484d' }),
      pixels(SLIME, 27, 11, { g: '#38c6c0', w: '#ffffff', b: '#1d1d33' }),
      [6, 14].map((left) => pixels(HEART, left, 2, { a: '#ff4d5e' })).join(''),
      '</g>',
    ],
  });

/** Rays, halftone and a burst of a comic, with a joystick and a ghost of the screen. */
export const drawArcade: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [ground, ray, ink, red, blue, white, dot] = isDark
    ? ['#2a1f6b', '#372a86', '#0d0a24', '#ff4f5e', '#2ec4ff', '#fff9d6', '#ffd60a']
    : ['#ffd60a', '#ffe45c', '#161616', '#ff3b4e', '#1fa2ff', '#ffffff', '#ff9f1c'];
  const rays = Array.from({ length: 14 }, (_none, index) => {
    const at = (angle: number) =>
      `${Math.round(320 + Math.cos(angle) * 420)} ${Math.round(130 + Math.sin(angle) * 420)}`;
    const angle = (index / 14) * Math.PI * 2;
    return `M320 130L${at(angle)}L${at(angle + Math.PI / 14)}z`;
  }).join('');
  const burst = (x: number, y: number, radius: number, points: number) =>
    `M${Array.from({ length: points * 2 }, (_none, index) => {
      const angle = (index / (points * 2)) * Math.PI * 2;
      const reach = index % 2 === 0 ? radius : radius * 0.62;
      return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach * 0.82)}`;
    }).join('L')}z`;
  const halftone = Array.from({ length: 9 }, (_row, row) =>
    Array.from({ length: 16 - row }, (_none, column) => {
      const radius = round(6.4 - row * 0.55 - column * 0.08);
      return `<circle cx="${column * 15 + (row % 2) * 7.5}" cy="${240 - row * 13}" r="${radius}"/>`;
    }).join(''),
  ).join('');
  const outline = `stroke="${ink}" stroke-linejoin="round"`;
  return svg({
    shapes: [
      fill(ground),
      path(rays, `fill="${ray}"`),
      `<g fill="${dot}">${halftone}</g>`,
      path(burst(462, 106, 66, 12), `fill="${red}" ${outline} stroke-width="5"`),
      path(burst(462, 106, 46, 12), `fill="${white}" ${outline} stroke-width="4"`),
      path('M468 72l-24 36h16l-10 32l31 -42h-18l14 -26z', `fill="${blue}" ${outline} stroke-width="4"`),
      // The joystick.
      '<g transform="translate(24 8) scale(.86)">',
      path('M92 112h124l14 36H78z', `fill="${blue}" ${outline} stroke-width="5"`),
      path('M78 148h152v10H78z', `fill="${ink}"`),
      path('M154 118V82', `stroke="${ink}" stroke-width="13" stroke-linecap="round"`),
      `<ellipse cx="154" cy="118" rx="24" ry="7" fill="${ink}"/>`,
      `<circle cx="154" cy="76" r="21" fill="${red}" ${outline} stroke-width="5"/><circle cx="147" cy="69" r="6" fill="${white}"/>`,
      `<circle cx="112" cy="131" r="8" fill="${white}" ${outline} stroke-width="4"/><circle cx="196" cy="131" r="8" fill="${dot}" ${outline} stroke-width="4"/>`,
      '</g>',
      // A ghost of the screen.
      path(
        'M292 122V88a26 26 0 0 1 52 0v34l-8.700 -8l-8.600 8l-8.700 -8l-8.700 8l-8.600 -8z',
        `fill="${white}" ${outline} stroke-width="4"`,
      ),
      `<g fill="${ink}"><ellipse cx="309" cy="88" rx="5" ry="7"/><ellipse cx="329" cy="88" rx="5" ry="7"/></g>`,
      path(
        'M352 52h14v-14h14v14h14v14h-14v14h-14v-14h-14z',
        `fill="${red}" ${outline} stroke-width="4" transform="rotate(12 373 59)"`,
      ),
      path(
        'M246 60l7 -15l7 15l16 2l-12 11l4 16l-15 -8l-14 8l3 -16l-12 -11z',
        `fill="${dot}" ${outline} stroke-width="4"`,
      ),
      path(
        'M548 196l7 -15l7 15l16 2l-12 11l4 16l-15 -8l-14 8l3 -16l-12 -11z',
        `fill="${white}" ${outline} stroke-width="4"`,
      ),
    ],
  });
};
