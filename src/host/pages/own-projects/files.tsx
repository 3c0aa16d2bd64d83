/** The files of a project's form: dated photos, plans with titles, the brochure. */
import { useUnit } from 'effector-react';
import { type ReactNode, useRef } from 'react';
import {
  $fileFailure,
  fileChosen,
  todayInIndia,
  uploadProjectFileFx,
} from '../../../model/projects/own-projects.js';
import { middleSize } from '../../../widgets/kit/listing/picture.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { Fault } from './rows.js';
import { formStyles as styles } from './styles.js';
import { useProjectFaults, useProjectFormWords } from './words.js';

interface ChooserProps {
  label: string;
  accept: string;
  onFile: (url: string) => void;
}

function Chooser({ label, accept, onFile }: ChooserProps) {
  const words = useProjectFormWords();
  const input = useRef<HTMLInputElement>(null);
  const { upload, chosen, isPending } = useUnit({
    upload: uploadProjectFileFx,
    chosen: fileChosen,
    isPending: uploadProjectFileFx.pending,
  });
  const send = async (files: readonly File[]): Promise<void> => {
    chosen();
    // One after the other, so that they come in the order they were chosen; one that is refused does not stop the others.
    for (const file of files) await upload(file).then(onFile, () => undefined);
  };
  return (
    <div>
      <input
        ref={input}
        className={hiddenClass}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={accept.startsWith('image')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void send(files);
        }}
      />
      <Button
        busy={isPending}
        onClick={() => {
          input.current?.click();
        }}
      >
        {isPending ? words.sending : label}
      </Button>
    </div>
  );
}

const pictures = 'image/jpeg,image/png,image/webp';

/** A picture of the form with what is said of it. */
type Shot = { readonly url: string };

interface ShotsProps<Row extends Shot> {
  legend: string;
  /** What one of them is called. */
  what: string;
  help?: string;
  add: string;
  rows: readonly Row[];
  /** Makes the row of a new picture. */
  rowOf: (url: string) => Row;
  error: string | undefined;
  onRows: (change: (rows: readonly Row[]) => Row[]) => void;
  children: (row: Row, set: (part: Partial<Row>) => void) => ReactNode;
}

function Shots<Row extends Shot>({
  legend,
  what,
  help,
  add,
  rows,
  rowOf,
  error,
  onRows,
  children,
}: ShotsProps<Row>) {
  const words = useProjectFormWords();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {help ? <p className={styles.help}>{help}</p> : null}
      {rows.map((row, at) => (
        <div key={row.url} className={styles.cells}>
          <img src={middleSize(row.url)} alt={words.photo(at + 1)} />
          {children(row, (part) => {
            onRows((all) => all.map((each) => (each.url === row.url ? { ...each, ...part } : each)));
          })}
          <Button
            size="small"
            onClick={() => {
              onRows((all) => all.filter(({ url }) => url !== row.url));
            }}
          >
            {words.removeRow(what, at + 1)}
          </Button>
        </div>
      ))}
      <Fault text={error} />
      <Chooser
        label={add}
        accept={pictures}
        onFile={(url) => {
          onRows((all) => [...all, rowOf(url)]);
        }}
      />
    </fieldset>
  );
}

type Photo = { url: string; on: string };
type Plan = { url: string; title: string };

/** What the files' part takes; each change is made of the rows as they are then, for files arrive one by one. */
export interface FilesProps {
  photos: readonly Photo[];
  plans: readonly Plan[];
  brochure: string;
  faults: { photos?: string | undefined; plans?: string | undefined; brochure?: string | undefined };
  onPhotos: (change: (rows: readonly Photo[]) => Photo[]) => void;
  onPlans: (change: (rows: readonly Plan[]) => Plan[]) => void;
  onBrochure: (url: string) => void;
}

/** Draws the files. */
export function Files({ photos, plans, brochure, faults, onPhotos, onPlans, onBrochure }: FilesProps) {
  const words = useProjectFormWords();
  const faultOf = useProjectFaults();
  const failure = useUnit($fileFailure);
  return (
    <>
      <Shots
        legend={words.photos}
        what={words.photoName}
        help={words.photosHelp}
        add={words.addPhotos}
        rows={photos}
        rowOf={(url) => ({ url, on: todayInIndia() })}
        error={faultOf(faults.photos)}
        onRows={onPhotos}
      >
        {({ on }, set) => (
          <Field label={words.takenOn}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={on}
                onText={(text) => {
                  set({ on: text });
                }}
              />
            )}
          </Field>
        )}
      </Shots>
      <Shots
        legend={words.plans}
        what={words.planName}
        add={words.addPlans}
        rows={plans}
        rowOf={(url) => ({ url, title: '' })}
        error={faultOf(faults.plans)}
        onRows={onPlans}
      >
        {({ title }, set) => (
          <Field label={words.plan}>
            {(control) => (
              <TextInput
                {...control}
                value={title}
                maxLength={120}
                onText={(text) => {
                  set({ title: text });
                }}
              />
            )}
          </Field>
        )}
      </Shots>
      <fieldset>
        <legend>{words.brochure}</legend>
        <p className={styles.help}>{brochure ? words.brochureThere : words.brochureHelp}</p>
        <Fault text={faultOf(faults.brochure)} />
        {brochure ? (
          <div>
            <Button
              onClick={() => {
                onBrochure('');
              }}
            >
              {words.removeRow(words.brochure, 1)}
            </Button>
          </div>
        ) : (
          <Chooser label={words.addBrochure} accept="application/pdf" onFile={onBrochure} />
        )}
        <Fault text={faultOf(failure.replace(/^.{1,80}?: (?=The brochure)/, ''))} />
      </fieldset>
    </>
  );
}
