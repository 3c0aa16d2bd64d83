/** Builders' projects at the desk: what waits is looked at, what is shown is put on the home page. */
import { useEffect, useState } from 'react';
import type { DeskProject } from '../../../model/desk/records.js';
import { decisionForm } from '../../../model/desk/desk.js';
import { deskProjects } from '../../../model/desk/records.js';
import { useUnit } from 'effector-react';
import type { DeskRole } from '../../../model/desk/desk.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { middleSize } from '../../../widgets/kit/listing/picture.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { ChangesTable } from './changes-table.js';
import { FetchedPart } from './fetched-part.js';
import { ReasonDialog } from './reason-dialog.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

type ProjectAct = 'approve' | 'return' | 'withdraw' | 'pick-demand' | 'pick-slider' | 'unpick';

const actsOn = ({ state, isPublic, picked }: DeskProject, role: DeskRole): readonly ProjectAct[] => [
  ...(state === 'review' ? (['approve', 'return'] as const) : []),
  ...(isPublic ? (['withdraw'] as const) : []),
  ...(isPublic && role === 'operator'
    ? picked
      ? (['unpick'] as const)
      : (['pick-demand', 'pick-slider'] as const)
    : []),
];

interface ProjectProps {
  project: DeskProject;
  role: DeskRole;
  onAct: (act: ProjectAct) => void;
}

function Project({ project, role, onAct }: ProjectProps) {
  const words = useDeskWords();
  const locale = useLocale();
  const { name, builder, city, state, isPublic, owner, sentAt, changes, photos, brochure, picked, path } =
    project;
  return (
    <article className={styles.card}>
      <h2>
        <span lang="">{name}</span>
        <Badge tone={state === 'review' ? 'accent' : 'plain'}>{words.projectStates[state]}</Badge>
        {picked ? <Badge tone="brand">{words.pickedAt[picked]}</Badge> : null}
      </h2>
      <p>
        <span lang="">
          {builder}, {city}
        </span>
        . {words.projectBy(owner, formatDate(Date.parse(sentAt), locale))}
      </p>
      {changes.length > 0 ? <ChangesTable changes={changes} /> : null}
      {state === 'review' && photos.length > 0 ? (
        <ul className={styles.acts}>
          {photos.map((url, at) => (
            <li key={url}>
              <a href={url}>
                <img className={styles.picture} src={middleSize(url)} alt={words.projectPicture(at + 1)} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {isPublic ? <a href={path}>{words.openProject}</a> : null}{' '}
        {brochure ? <a href={brochure}>{words.openBrochure}</a> : null}
      </p>
      <div className={styles.acts}>
        {actsOn(project, role).map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'withdraw' ? 'danger' : act === 'approve' ? 'primary' : 'secondary'}
            onClick={() => {
              onAct(act);
            }}
          >
            {words.projectActs[act]}
          </Button>
        ))}
      </div>
    </article>
  );
}

/** Draws the part. */
export function ProjectsPart({ role }: { role: DeskRole }) {
  const words = useDeskWords();
  const { send, open } = useUnit({ send: decisionForm.submitted, open: decisionForm.opened });
  const [chosen, setChosen] = useState<{ project: DeskProject; act: ProjectAct } | null>(null);
  const close = () => {
    setChosen(null);
    open();
  };
  const projects = useUnit(deskProjects.$value);
  // A decision that was taken brings them anew.
  useEffect(() => {
    setChosen(null);
    open();
  }, [projects, open]);
  return (
    <FetchedPart of={deskProjects} none={{ title: words.noProjects, text: words.noProjectsText }}>
      {(listed) => (
        <>
          <ul aria-label={words.parts.projects} className={styles.list}>
            {listed.map((project) => (
              <li key={project.id}>
                <Project
                  project={project}
                  role={role}
                  onAct={(act) => {
                    setChosen({ project, act });
                  }}
                />
              </li>
            ))}
          </ul>
          {chosen ? (
            <ReasonDialog
              key={`${chosen.project.id} ${chosen.act}`}
              title={`${words.projectActs[chosen.act]}: ${chosen.project.name}`}
              help={words.projectHelp[chosen.act]}
              usual={chosen.act === 'return' || chosen.act === 'withdraw' ? '' : words.projectUsual}
              isKind={chosen.act !== 'withdraw'}
              onReason={(reason) => {
                const { sentAt } = chosen.project;
                const body = { act: chosen.act, reason, sentAt };
                send({ about: 'project', id: chosen.project.id, body });
              }}
              onClose={close}
            />
          ) : null}
        </>
      )}
    </FetchedPart>
  );
}
