import { useRef, useState } from 'react';
import { type PictureFile, type PictureProblem, readPictureFile } from './picture-file';

interface PictureChoiceOptions {
  onChoose: (picture: PictureFile) => void;
  onProblem: (problem: PictureProblem) => void;
}

/** Validates chosen files, one at a time. */
export function usePictureChoice({ onChoose, onProblem }: PictureChoiceOptions) {
  const [reading, setReading] = useState(false);
  // A later choice replaces one that is still being validated.
  const latest = useRef<File | null>(null);

  const choose = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    latest.current = file;
    setReading(true);
    const read = await readPictureFile(file);
    if (latest.current !== file) return;
    setReading(false);
    if (typeof read === 'string') onProblem(read);
    else onChoose(read);
  };

  return { reading, choose: (files: FileList | null) => void choose(files) };
}
