// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Action, Actions} from "./support/Actions.sol";
import {Fixture} from "./support/Fixture.sol";
import {vm} from "./support/Vm.sol";

/// @dev Every action, in every state, by everybody, in time and late: 7 × 9 × 7 × 3 cases.
contract VehicleEscrowStatesTest is Fixture {
    function test_Open() public {
        _tryAll(State.Open);
    }

    function test_Deposited() public {
        _tryAll(State.Deposited);
    }

    function test_Disputed() public {
        _tryAll(State.Disputed);
    }

    function test_EndedOrNeverOpenedNothingMoves() public {
        _tryAll(State.None);
        _tryAll(State.Released);
        _tryAll(State.Refunded);
        _tryAll(State.Cancelled);
    }

    /// @dev 1 s before the deadline, at it and 1 s after it.
    function _tryAll(State state) private {
        for (uint256 action = 0; action <= uint256(type(Action).max); ++action) {
            for (uint256 offset = 0; offset < 3; ++offset) {
                _tryEverybody(state, Action(action), offset);
            }
        }
    }

    function _tryEverybody(State state, Action action, uint256 offset) private {
        address[7] memory callers = [SELLER, BUYER, ARBITER, ADMIN, REGISTRAR, STRANGER, address(titles)];
        for (uint256 i = 0; i < callers.length; ++i) {
            vm.warp(START);
            uint256 id = _saleIn(state);
            Sale memory before = escrow.getSale(id);
            vm.warp(_deadlineOf(state) + offset - 1);
            State expected = Actions.outcome(before, action, callers[i], ARBITER, offset == 2);
            bool done = Actions.attempt(escrow, action, id, callers[i]);
            vm.assertEq(done, expected != State.None, "done");
            _assertState(id, done ? expected : state);
            if (!done) vm.assertEq(keccak256(abi.encode(escrow.getSale(id))), keccak256(abi.encode(before)), "sale");
        }
    }

    function _deadlineOf(State state) private view returns (uint256) {
        if (state == State.Open) return START + escrow.PAYMENT_PERIOD();
        return START + (state == State.Disputed ? escrow.ARBITRATION_PERIOD() : escrow.INSPECTION_PERIOD());
    }
}
