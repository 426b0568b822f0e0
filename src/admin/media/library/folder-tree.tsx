import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import type { LibraryFolders, ListedFolder } from '#src/domains/media/list/asset-filter.ts';
import { isOurs, readDragged, setDraggedFolder } from './dragged.ts';
import { libraryAddress, type LibraryQuery } from './library-query.ts';
import { folderName } from './library-view.ts';

interface FolderTreeProps {
  query: LibraryQuery;
  folders: LibraryFolders;
  mayEdit: boolean;
  /** files, or a folder, were dropped on a folder */
  onDrop(dragged: ReturnType<typeof readDragged>, folder: string): void;
}

/** All files, the folders, and the trash. Folders take files and folders that are dropped on them. */
export function FolderTree({ query, folders, mayEdit, onDrop }: FolderTreeProps) {
  const { filter } = query;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isHydrated = useIsHydrated();
  const to = (filter: LibraryQuery['filter']) =>
    libraryAddress(
      filter.isTrash || query.filter.isTrash
        ? { layout: query.layout, filter }
        : { ...query, page: 1, filter },
    );
  const isAll = filter.folder === undefined && !filter.isTrash;
  const isOpen = (path: string) => ancestorsOf(path).every((parent) => !closed.has(parent));
  const hasChildren = (path: string) =>
    folders.folders.some(({ path: other }) => other.startsWith(`${path}/`));
  const toggle = (path: string) => {
    const next = new Set(closed);
    if (!next.delete(path)) next.add(path);
    setClosed(next);
  };
  return (
    <nav className="library-folders" aria-label="Folders">
      <ul>
        <li>
          <Link
            className="admin-link small gap-2"
            to={to({})}
            aria-current={isAll ? 'page' : undefined}
          >
            <span className="clip min-0">All files</span>
            <b className="push regular muted nums">{formatNumber(folders.files)}</b>
          </Link>
        </li>
        {folders.loose > 0 && folders.folders.length > 0 ? (
          <DropTarget folder="" isActive={mayEdit} onDrop={onDrop}>
            <FolderLink
              folder={{ path: '', files: folders.loose, allFiles: folders.loose }}
              to={to({ folder: '' })}
              isCurrent={filter.folder === ''}
              isDraggable={false}
            />
          </DropTarget>
        ) : null}
        {folders.folders
          .filter(({ path }) => isOpen(path))
          .map((folder) => (
            <DropTarget key={folder.path} folder={folder.path} isActive={mayEdit} onDrop={onDrop}>
              <FolderLink
                folder={folder}
                to={to({ folder: folder.path })}
                isCurrent={filter.folder === folder.path && !filter.isTrash}
                isDraggable={mayEdit && isHydrated}
              />
              {isHydrated && hasChildren(folder.path) ? (
                <Button
                  className="library-fold square place-center absolute grid pointer"
                  aria-expanded={!closed.has(folder.path)}
                  aria-label={`Folders in ${folder.path}`}
                  style={{ left: `calc(${indentOf(folder.path)} - 0.375rem)` }}
                  onClick={() => toggle(folder.path)}
                >
                  <Icon size={12} path="M4 2.5L8 6l-4 3.5" />
                </Button>
              ) : null}
            </DropTarget>
          ))}
        <li className="library-trash mt-2 pt-2 rule-above">
          <Link
            className="admin-link small gap-2"
            to={to({ isTrash: true })}
            aria-current={filter.isTrash ? 'page' : undefined}
          >
            <span className="clip min-0">Trash</span>
            <b className="push regular muted nums">{formatNumber(folders.trash)}</b>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

interface FolderLinkProps {
  folder: ListedFolder;
  to: string;
  isCurrent: boolean;
  isDraggable: boolean;
}

function FolderLink({
  folder: { path, files, allFiles },
  to,
  isCurrent,
  isDraggable,
}: FolderLinkProps) {
  return (
    <Link
      className="admin-link small gap-2"
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      style={{ paddingLeft: `calc(${indentOf(path)} + 2.25rem)` }}
      title={allFiles > files ? `${formatNumber(allFiles)} with the folders in it` : undefined}
      draggable={isDraggable}
      onDragStart={(event) => setDraggedFolder(event.dataTransfer, path)}
    >
      <span className="clip min-0">{folderName(path)}</span>
      <b className="push regular muted nums">{formatNumber(files)}</b>
    </Link>
  );
}

const indentOf = (path: string) => `${(path.split('/').length - 1) * 0.875}rem`;

const ancestorsOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

interface DropTargetProps {
  folder: string;
  isActive: boolean;
  onDrop: FolderTreeProps['onDrop'];
  children: ReactNode;
}

function DropTarget({ folder, isActive, onDrop, children }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!isActive || !isOurs(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging; the dialogs do the same by keyboard
    <li
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isActive || !isOurs(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop(readDragged(event.dataTransfer), folder);
      }}
    >
      {children}
    </li>
  );
}
