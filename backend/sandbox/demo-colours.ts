/** The seasons, flowers and shapes of painted pictures. */
export const SPRING = { ground: ['#fdf0ec', '#f6cdcd'], heart: '#fad678' } as const;
export const SUMMER = { ground: ['#e2f0fa', '#b2d6ec'], heart: '#704a28' } as const;
export const FOREST = { ground: ['#dee8d6', '#96b490'], heart: '#fae296' } as const;
export const EVENING = { ground: ['#3c3054', '#1a1834'], heart: '#fadc96' } as const;
export const BUTTER = { ground: ['#fff8e2', '#f6dea0'], heart: '#d6823c' } as const;

export const ROSE = ['#d64862', '#ec808c', '#fac4c4'] as const;
export const SUN = ['#f8be28', '#fcd258'] as const;
export const WHITE = ['#fffffc', '#f8f0f6'] as const;
export const VIOLET = ['#966ece', '#be96e6', '#6e50aa'] as const;
export const CITRUS = ['#fad246', '#f4b03c', '#ffec96'] as const;

export const SQUARE = { width: 640, height: 640 };
export const CARD = { width: 800, height: 600 };
