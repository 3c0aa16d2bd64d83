/** The form of a project: what everybody will read, once the desk has looked. */
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import {
  $projectsSent,
  uploadProjectFileFx,
  type OwnProject,
  type ProjectBody,
  projectForm,
} from '../../../model/projects/own-projects.js';
import { projectAmenities } from '../../../model/rules/options/project.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { CheckboxGroup } from '../../../widgets/kit/form/checkbox-group.js';
import { ChipGroup } from '../../../widgets/kit/form/chip-group.js';
import { useControlWords } from '../../../widgets/kit/language/control-words.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useAccountForm } from '../account/use-account-form.js';
import { Basics } from './basics.js';
import { Files } from './files.js';
import { Numbers } from './numbers.js';
import { Fault } from './rows.js';
import { formStyles as styles } from './styles.js';
import { useProjectFaults, useProjectFormWords } from './words.js';

const fresh: ProjectBody = {
  ...{ name: '', builder: '', city: 'Pune', locality: '', about: '', possession: '', unitsOn: '' },
  ...{ towers: [], amenities: [], photos: [], plans: [], brochure: '', registerLink: '' },
  phases: [{ name: '1', reraNumber: '', completion: '' }],
  configurations: [{ bhk: '2BHK', carpet: 0, left: null }],
};

interface ListingsProps {
  project: OwnProject;
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}

function Listings({ project, chosen, onChosen }: ListingsProps) {
  const words = useProjectFormWords();
  const label = useLabels();
  const { price } = useControlWords();
  // "2BHK, Flat, Kharadi, ₹ 82.0 Lac": values of the wire, names, and a price.
  const written = (title: string): string =>
    title
      .split(', ')
      .map((part) => (part.startsWith('₹ ') ? `₹ ${price(part.slice(2))}` : label(part)))
      .join(', ');
  return (
    <div className={styles.card}>
      <CheckboxGroup
        legend={words.listings}
        options={project.listings.map(({ id, title }) => ({ value: id, label: written(title) }))}
        values={chosen}
        onValues={onChosen}
      />
      <p className={styles.help}>{project.listings.length > 0 ? words.listingsHelp : words.noListings}</p>
    </div>
  );
}

/** What the form takes; a new project is null. */
interface ProjectFormProps {
  project: OwnProject | null;
  onCancel: () => void;
  onSent: () => void;
}

/** Draws the form. */
export function ProjectForm({ project, onCancel, onSent }: ProjectFormProps) {
  const words = useProjectFormWords();
  const label = useLabels();
  const faultOf = useProjectFaults();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(projectForm);
  const [body, setBody] = useState<ProjectBody>(() => project?.body ?? fresh);
  const [listings, setListings] = useState<readonly string[]>(
    () => project?.listings.filter(({ belongs }) => belongs).map(({ id }) => id) ?? [],
  );
  const { sent, isUploading } = useUnit({ sent: $projectsSent, isUploading: uploadProjectFileFx.pending });
  const [before] = useState(sent);
  const leave = useRef(onSent);
  leave.current = onSent;
  useEffect(() => {
    if (sent > before) leave.current();
  }, [sent, before]);
  const set = (part: Partial<ProjectBody>): void => {
    setBody((now) => ({ ...now, ...part }));
    for (const field of Object.keys(part) as (keyof ProjectBody)[]) change(field);
  };
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A photo on its way would be left behind.
        if (isUploading) return;
        submit({ body, ...(project && { known: project, listings }) });
      }}
    >
      <Basics body={body} faults={faults} onChange={set} />
      <Numbers body={body} faults={faults} onChange={set} />
      <div className={styles.card}>
        <ChipGroup
          legend={words.amenities}
          options={projectAmenities.map((value) => ({ value, label: label(value) }))}
          values={projectAmenities.filter((each) => body.amenities.includes(each))}
          onValues={(amenities) => {
            set({ amenities });
          }}
        />
        <Fault text={faultOf(faults.amenities)} />
      </div>
      <Files
        photos={body.photos}
        plans={body.plans}
        brochure={body.brochure}
        faults={faults}
        onPhotos={(rows) => {
          setBody((now) => ({ ...now, photos: rows(now.photos) }));
          change('photos');
        }}
        onPlans={(rows) => {
          setBody((now) => ({ ...now, plans: rows(now.plans) }));
          change('plans');
        }}
        onBrochure={(brochure) => {
          set({ brochure });
        }}
      />
      {project ? <Listings project={project} chosen={listings} onChosen={setListings} /> : null}
      {failure ? <InlineNotice tone="danger">{faultOf(failure)}</InlineNotice> : null}
      {hasFaults ? <InlineNotice tone="danger">{words.mend}</InlineNotice> : null}
      <div className={styles.acts}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={isPending || isUploading}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
