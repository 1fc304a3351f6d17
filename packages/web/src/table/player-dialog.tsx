import { useStore } from 'zustand'
import { call } from '../api/http.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTable } from './table-context.ts'

interface PlayerDialogProps {
  readonly seat: number | null
  onClose(): void
}

/** Everything public about one player; for the host, also whether they may talk. */
export function PlayerDialog({ seat, onClose }: PlayerDialogProps) {
  const { table: texts } = useTexts()
  const { face, sight, table, handle } = useTable()
  const host = useStore(handle, (state) => state.host)
  const info = seat === null ? null : table.seats[seat]
  return (
    <Dialog open={seat !== null} title={info?.name ?? ''} onClose={onClose}>
      {seat !== null && info !== null && (
        <div data-world={face.world}>
          <face.Player sight={sight} seat={seat} />
          {host && info.kind === 'person' && seat !== sight.me && table.settings.chat && (
            <Button
              look="quiet"
              onClick={() => {
                call('mute', { seat, muted: !info.muted }, { id: table.id }).catch(() => {})
              }}
            >
              {info.muted ? texts.unmute(info.name) : texts.mute(info.name)}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
