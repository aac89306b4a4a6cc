export function imagesIn(text: string): string[];
export function pinImages(text: string, digests: ReadonlyMap<string, string>): string;
