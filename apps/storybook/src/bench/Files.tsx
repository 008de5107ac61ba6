import { useState } from 'react';
import type { DroppedFace, DroppedLogo } from './look';
import { type ReadLogo, readFace, readLogo } from './read-dropped';

export interface FilesProps {
  logo: DroppedLogo | undefined;
  faces: readonly DroppedFace[];
  onLogo: (logo: ReadLogo) => void;
  onFaces: (faces: readonly DroppedFace[]) => void;
}

const FACES = '.woff2,.woff,.ttf,.otf';

/** A logo and fonts from the designer's machine. They stay in this browser and are sent nowhere. */
export function Files({ logo, faces, onLogo, onFaces }: FilesProps) {
  const [wrong, setWrong] = useState('');
  const take = (work: () => Promise<void>) => {
    setWrong('');
    work().catch((error: unknown) => setWrong(error instanceof Error ? error.message : ''));
  };
  return (
    <fieldset className="bench-part">
      <legend>Files</legend>
      <p className="bench-quiet">
        Choose a file, or drop it on the button. It stays in this browser.
      </p>
      <FileField
        label="Logo"
        accept=".svg,.png,.webp,.jpg,.jpeg"
        status={logo ? `Put it into the realm’s folder as ${logo.path}.` : ''}
        onFile={(file) => take(async () => onLogo(await readLogo(file)))}
      />
      {(['display', 'text'] as const).map((use) => {
        const own = faces.find((face) => face.use === use);
        return (
          <FileField
            key={use}
            label={use === 'display' ? 'Display face' : 'Text face'}
            accept={FACES}
            status={
              own ? `${own.name} is only a preview: realm.json names one of the ten faces.` : ''
            }
            onFile={(file) =>
              take(async () => {
                const face = await readFace(file, use);
                onFaces([...faces.filter((other) => other.use !== use), face]);
              })
            }
          />
        );
      })}
      <p role="alert" className="bench-wrong">
        {wrong}
      </p>
    </fieldset>
  );
}

interface FileFieldProps {
  label: string;
  accept: string;
  status: string;
  onFile: (file: File) => void;
}

const FileField = ({ label, accept, status, onFile }: FileFieldProps) => (
  <div className="bench-field">
    <label>
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
    <p role="status">{status}</p>
  </div>
);
