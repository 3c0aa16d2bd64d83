/** A builder's own projects: which there are, where each stands, and the form (/profile/projects). */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import { $profile, profileRequested } from '../../../model/account/profile.js';
import {
  type OwnProject,
  ownProjects,
  projectForm,
  removeProjectFx,
} from '../../../model/projects/own-projects.js';
import { sessionMessages } from '../../../model/rules/messages/session.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { OwnerFrame } from '../owner/frame.js';
import { SignInFirst } from '../owner/sign-in-first.js';
import { ProjectForm } from './project-form.js';
import { formStyles as styles } from './styles.js';
import { useProjectFormWords } from './words.js';

function Removal({ project, onClose }: { project: OwnProject; onClose: () => void }) {
  const words = useProjectFormWords();
  const { remove, isPending } = useUnit({ remove: removeProjectFx, isPending: removeProjectFx.pending });
  return (
    <Dialog isOpen onClose={onClose} title={words.remove}>
      <div className={styles.card}>
        <p>{words.removeAsk(project.body.name)}</p>
        <div className={styles.acts}>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => {
              remove(project.id)
                .then(onClose)
                .catch(() => undefined);
            }}
          >
            {words.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface RowProps {
  project: OwnProject;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ project: { body, state, isPublic, note, path }, onEdit, onRemove }: RowProps) {
  const words = useProjectFormWords();
  const label = useLabels();
  return (
    <li className={styles.row}>
      <div>
        <h2>
          {body.name}{' '}
          <Badge tone={({ review: 'info', returned: 'danger', shown: 'success' } as const)[state]}>
            {words.states[state]}
          </Badge>
        </h2>
        <p>
          <span lang="">{body.locality}</span>, {label(body.city)}
        </p>
        {isPublic && state !== 'shown' ? <p>{words.stillShown}</p> : null}
        {note ? (
          <p>
            {words.note} <span lang="">{note}</span>
          </p>
        ) : null}
      </div>
      <div className={styles.acts}>
        {isPublic ? (
          <ButtonLink size="small" href={path}>
            {words.open}
          </ButtonLink>
        ) : null}
        <Button size="small" onClick={onEdit}>
          {words.edit}
        </Button>
        <Button size="small" variant="danger" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function List({ projects }: { projects: readonly OwnProject[] }) {
  const words = useProjectFormWords();
  const [edited, setEdited] = useState<OwnProject | 'new' | null>(null);
  const [removed, setRemoved] = useState<OwnProject | null>(null);
  const [isSent, setIsSent] = useState(false);
  const open = useUnit(projectForm.opened);
  const edit = (which: OwnProject | 'new'): void => {
    open();
    setIsSent(false);
    setEdited(which);
  };
  if (edited)
    return (
      <ProjectForm
        project={edited === 'new' ? null : edited}
        onCancel={() => {
          setEdited(null);
        }}
        onSent={() => {
          setEdited(null);
          setIsSent(true);
          scrollTo({ top: 0 });
        }}
      />
    );
  return (
    <>
      {isSent ? <InlineNotice tone="success">{words.sent}</InlineNotice> : null}
      {projects.length === 0 ? (
        <EmptyState
          title={words.none}
          action={
            <Button
              variant="primary"
              onClick={() => {
                edit('new');
              }}
            >
              {words.add}
            </Button>
          }
        >
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <div>
            <Button
              variant="primary"
              onClick={() => {
                edit('new');
              }}
            >
              {words.add}
            </Button>
          </div>
          <ul aria-label={words.title} className={styles.list}>
            {projects.map((project) => (
              <Row
                key={project.id}
                project={project}
                onEdit={() => {
                  edit(project);
                }}
                onRemove={() => {
                  setRemoved(project);
                }}
              />
            ))}
          </ul>
        </>
      )}
      {removed ? (
        <Removal
          project={removed}
          onClose={() => {
            setRemoved(null);
          }}
        />
      ) : null}
    </>
  );
}

function Own() {
  const words = useProjectFormWords();
  const { projects, failure, ask, profile, askProfile } = useUnit({
    projects: ownProjects.$value,
    failure: ownProjects.$failure,
    ask: ownProjects.requested,
    profile: $profile,
    askProfile: profileRequested,
  });
  useEffect(() => {
    ask();
    askProfile();
  }, [ask, askProfile]);
  if (failure)
    return (
      <InlineNotice tone="danger" onRetry={ask}>
        {words.failed}
      </InlineNotice>
    );
  if (!projects || !profile) return <Skeleton height="240px" />;
  if (profile.usertype !== 'Builder')
    return (
      <EmptyState
        title={words.buildersOnly}
        action={
          <ButtonLink variant="primary" href={routes.profile.path}>
            {words.profile}
          </ButtonLink>
        }
      >
        {words.buildersOnlyText}
      </EmptyState>
    );
  return <List projects={projects} />;
}

/** Draws the page. */
export function OwnProjectsPage() {
  const words = useProjectFormWords();
  const { isLoggedIn, isAsked } = useUnit({ isLoggedIn: $isLoggedIn, isAsked: $isSessionAsked });
  usePageMeta({ title: words.title, description: words.text, address: routes.projects.path, isHidden: true });
  return (
    <OwnerFrame title={words.title} text={words.text}>
      {isLoggedIn || !isAsked ? <Own /> : <SignInFirst words={sessionMessages.loginFirst} />}
    </OwnerFrame>
  );
}
